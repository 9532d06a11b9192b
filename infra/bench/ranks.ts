/** How far two samples are apart; nothing in it asks how they are distributed. */
export interface Comparison {
  /** Of an A and a B by chance, how often A is less; a half when neither is. */
  less: number;
  /** How likely samples that far apart are where there is no difference: Mann–Whitney U, two-sided, normal approximation. */
  p: number;
  /** 1 where no threshold tells A from B, 0 where one tells all of them: 1 less the distance of Kolmogorov and Smirnov. */
  overlap: number;
}

export function compare(a: readonly number[], b: readonly number[]): Comparison {
  const [n, m] = [a.length, b.length];
  const u = a.reduce((sum, one) => sum + b.reduce((won, other) => won + winOf(one, other), 0), 0);
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  const distance = Math.max(...[...a, ...b].map((at) => Math.abs(shareUpTo(a, at) - shareUpTo(b, at))));
  return { less: u / (n * m), p: Math.min(1, 2 * beyond(Math.abs(z))), overlap: 1 - distance };
}

/** The value below which a share of them is, between two of them in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return below + (above - below) * (at % 1);
}

const winOf = (one: number, other: number) => (one < other ? 1 : one === other ? 0.5 : 0);

const shareUpTo = (values: readonly number[], at: number) =>
  values.filter((one) => one <= at).length / values.length;

/** The share of a normal distribution beyond `z`, for `z` from 0 (Abramowitz and Stegun 26.2.17, to 7.5e-8). */
function beyond(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduce((total, factor, index) => total + factor * t ** (index + 1), 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
