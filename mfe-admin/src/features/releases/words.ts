const TROUBLE: Readonly<Record<string, string>> = {
  entry: 'entry did not come',
  chunk: 'code did not come',
  integrity: 'not what was published',
  timeout: 'not in time',
  invalid: 'not a remote',
  mount: 'crashed at once',
  crash: 'crashed later',
};

/** "3 crashed at once, 1 not in time", the most frequent first. */
export const troubleInWords = (codes: Readonly<Record<string, number>>): string =>
  Object.entries(codes)
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) => `${count} ${TROUBLE[code] ?? code}`)
    .join(', ');

/** "12 %"; what is there at all is never 0. */
export const partOf = (share: number): string => `${Math.max(1, Math.round(share * 100))} %`;

/** "0.35 s"; nothing while nobody has told. */
export const seconds = (ms: number | null): string => (ms === null ? '' : `${(ms / 1000).toFixed(2)} s`);
