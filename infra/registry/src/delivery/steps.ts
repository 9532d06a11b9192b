/** Where a version goes by itself, as whoever deploys it is told. */
export const goesOn = (next: readonly number[]): string =>
  next.length === 0
    ? ''
    : ` While nothing is the matter with it, it goes on to ${next.join(', ').replace(/\b100$/, 'everybody')}.`;
