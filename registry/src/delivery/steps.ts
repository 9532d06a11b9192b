/** How a release goes on, as printed to its deployer. */
export const goesOn = (next: readonly number[]): string =>
  next.length === 0
    ? ''
    : ` While it is healthy, it goes on to ${next.map((percent) => (percent === 100 ? 'everybody' : `${percent} %`)).join(', ')}.`;
