/** The logarithm of the Beta function, for numbers above 0. */
export const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const ASYMPTOTIC_FROM = 8;

/** Stirling's series (NIST Digital Library of Mathematical Functions, 5.11.1); beyond this, four terms are exact to 1e-10. */
function logGamma(x: number): number {
  let shifted = 0;
  let at = x;
  for (; at < ASYMPTOTIC_FROM; at++) shifted -= Math.log(at);
  const square = at * at;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / at;
  return shifted + (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series;
}
