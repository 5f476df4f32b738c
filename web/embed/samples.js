/** Games that the gallery shows; any others of these kinds would do. */
export const SAMPLES = {
  /** three seats, late */
  puzzle: '0pzBBaeg0mDU7VNSJPwKzRjxctNHqPtqJkAprGYZS_ceX_m-ShnfsrU',
  /** a duel of bots */
  replay:
    '0rzDDxQBKxEoWib0BbKM7WXeisCY10Cg_hZFVKo1guw9IbWBVGi2enNcK4c0Dfk2rL5q7COOmNIl4kWepQLBRh7iP1x8KFkxXbYMoeU3f-JMG5zrHx4_tY4',
};
