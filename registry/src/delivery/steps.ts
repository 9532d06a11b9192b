/** How a release goes on, as printed to its deployer. */
export const goesOn = (next: readonly number[]): string =>
  next.length === 0
    ? ''
    : ` While nothing is the matter with it, it goes on to ${next.join(', ').replace(/\b100$/, 'everybody')}.`;
