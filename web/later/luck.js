/** What luck may do: how often something comes up in many tries, by the binomial distribution. */

/** How many of 36 throws of two dice make this sum. @param {number} sum 2 to 12 */
export const ways = (sum) => 6 - Math.abs(7 - sum);

/**
 * The numbers of hits between which luck stays with at least that probability, as much being cut off below as above.
 * @param {number} n tries @param {number} p of a hit, above 0 and below 1 @param {number} share above 0 and below 1
 * @returns {[number, number]}
 */
export function normalLuck(n, p, share) {
  const tail = (1 - share) / 2;
  let low = -1;
  let term = n * Math.log1p(-p); // as a logarithm: no game is so long that it would vanish
  let sum = Math.exp(term);
  let k = 0;
  for (; k < n && sum < 1 - tail; k++) {
    if (low < 0 && sum > tail) low = k;
    term += Math.log(((n - k) / (k + 1)) * (p / (1 - p)));
    sum += Math.exp(term);
  }
  return [low < 0 ? k : low, k];
}
