import { createBurst } from './createBurst';

const PAUSE_MS = 80;
const WORD = 'mentored';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What is run of a word whose letters come at this interval, each with the time since the first letter. */
function typed(interval: number) {
  const ran: string[] = [];
  const burst = createBurst(PAUSE_MS);
  const begun = Date.now();
  for (let length = 1; length <= WORD.length; length++) {
    const term = WORD.slice(0, length);
    burst.call(() => ran.push(`${term} ${Date.now() - begun}`));
    jest.advanceTimersByTime(interval);
  }
  jest.runAllTimers();
  return ran;
}

it('runs two of a word of eight letters typed without a pause: the first at once, the last after it', () => {
  expect(typed(60)).toEqual(['m 0', 'mentored 500']);
});

it('runs each letter at once that comes after a pause, and none twice', () => {
  const ran = typed(200);

  expect(ran).toHaveLength(WORD.length);
  expect(ran.slice(0, 2)).toEqual(['m 0', 'me 200']);
});

it('runs nothing after it was given up, and the next call at once', () => {
  const burst = createBurst(PAUSE_MS);
  const [first, last, next] = [jest.fn(), jest.fn(), jest.fn()];
  burst.call(first);
  burst.call(last);

  burst.cancel();
  jest.runAllTimers();
  burst.call(next);

  expect(first).toHaveBeenCalledTimes(1);
  expect(last).not.toHaveBeenCalled();
  expect(next).toHaveBeenCalledTimes(1);
});
