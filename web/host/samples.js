/** Games that the gallery shows; any others of these kinds would do. */
export const SAMPLES = {
  /** three seats, late */
  puzzle: '1p0BBa6jtLMXVD6DD72VtYdiOHSII9KgFzyjQafnWntcDOs5XWI5MnlW',
  /** three bots, to the end */
  replay:
    '1rqEBl-LLGS07niHH7MTTu1iIAwdWiHwNlHnhqkjmJOoSzYtfwbj41Sfj8zyGOPnqx8IcGxQvra-Z_XJyD4IaQs6jSUM5x8pGhOdpDXgaW4Icp880lZTYgxkGdMqq-m8RuRXHEtgC2D1tg',
};

/** Game -> the least and the most seats. */
export const TABLES = { classic: [2, 4], classic56: [5, 6], duel: [2, 2], stoneage: [3, 4] };
