/**
 * Sets what time it is until `jest.useRealTimers()`, and nothing else. With faked clocks of other kinds a server that runs in the
 * test would compute its waits from two of them: `performance.now()` is 0 at first, and the time of the whole run before.
 *
 * @param now ms since 1970
 */
export function fakeDate(now: number): void {
  jest.useFakeTimers({ now, doNotFake: [...CLOCKS] });
}

const CLOCKS = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;
