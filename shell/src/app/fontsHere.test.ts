import { fontsHere } from './fontsHere';

const withFonts = (load: () => Promise<unknown>) =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});

/** What has become of it once everything that waits for nothing else has happened. */
async function outcomeOf(waiting: Promise<boolean>): Promise<boolean | 'waiting'> {
  const later = new Promise<'waiting'>((resolve) => void process.nextTick(() => resolve('waiting')));
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  return Promise.race([waiting, later]);
}

it('waits until every font is here', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  const arrivals: (() => void)[] = [];
  withFonts(() => new Promise((resolve) => arrivals.push(() => resolve([]))));
  const waiting = fontsHere();

  const last = arrivals.pop()!;
  arrivals.forEach((arrive) => arrive());
  expect(await outcomeOf(waiting)).toBe('waiting');

  last();
  expect(await outcomeOf(waiting)).toBe(true);
});

it.each([
  ['never comes', () => new Promise(() => undefined)],
  ['cannot be had', () => Promise.reject(new Error('gone'))],
])('goes on without a font that %s, and says so', async (_how, load) => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  withFonts(load);
  const waiting = fontsHere();

  await jest.advanceTimersByTimeAsync(1000);

  expect(await outcomeOf(waiting)).toBe(false);
});
