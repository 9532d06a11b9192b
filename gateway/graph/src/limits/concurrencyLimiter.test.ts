import type { Domain } from '@athenaeum/kit';
import { createConcurrencyLimiter, Overloaded } from './concurrencyLimiter';

/** Longer than any test, ms. */
const TIMEOUT_MS = 60_000;
const needs = (...names: Domain[]) => new Set(names);

/** Work that ends when the test ends it. */
function createWork() {
  const ends: (() => void)[] = [];
  return {
    begin: () => new Promise<void>((resolve) => ends.push(resolve)),
    /** How often it was started. */
    get begun() {
      return ends.length;
    },
    end: (index: number) => ends[index]!(),
  };
}

/** Flushes pending promises. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it.each([
  ['in their order', 1000, [1, 0, 2, 3]],
  ['who came last first, once the first of them has waited for long', 30_000, [1, 0, 3, 2]],
])('runs up to the limit concurrently, and then the rest %s', async (_how, waited, expected) => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const limiter = createConcurrencyLimiter({ maxConcurrent: 2, timeoutMs: TIMEOUT_MS });
  const work = createWork();
  const order: number[] = [];
  const all = [0, 1, 2, 3].map((index) =>
    limiter.enter(needs('content'), work.begin).then(() => order.push(index)),
  );
  await settled();
  const atFirst = work.begun;
  jest.advanceTimersByTime(waited);

  for (const index of [1, 0, 2, 3]) {
    work.end(index);
    await settled();
  }
  await Promise.all(all);
  jest.useRealTimers();

  expect(atFirst).toBe(2);
  expect(order).toEqual(expected);
});

it('rejects work that waits too long, without starting it', async () => {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 1, timeoutMs: 1 });
  const work = createWork();
  const first = limiter.enter(needs('content'), work.begin);

  await expect(limiter.enter(needs('content'), work.begin)).rejects.toBeInstanceOf(Overloaded);
  work.end(0);
  await first;

  expect(work.begun).toBe(1);
});

it('makes no operation wait for a subgraph that it does not need', async () => {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 1, timeoutMs: TIMEOUT_MS });
  const hanging = createWork();
  const first = limiter.enter(needs('users', 'content'), hanging.begin);
  const second = limiter.enter(needs('content'), hanging.begin);
  await settled();

  await expect(limiter.enter(needs('coaching'), async () => 'answered')).resolves.toBe('answered');
  expect(hanging.begun).toBe(1);
  hanging.end(0);
  await first;
  hanging.end(1);
  await second;
});

it('frees the slot after a failure', async () => {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 1, timeoutMs: 1 });
  const failing = limiter.enter(needs('content'), () => Promise.reject(new Error('broken')));

  await expect(failing).rejects.toThrow('broken');
  await expect(limiter.enter(needs('content'), async () => 'answered')).resolves.toBe('answered');
});

it('is quiet while half of the slots are free and nothing waits', async () => {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 2, timeoutMs: TIMEOUT_MS });
  const work = createWork();
  const isQuiet = () => [limiter.isQuiet(needs('content')), limiter.isQuiet(needs('users'))];
  const seen = [isQuiet()];
  const all: Promise<void>[] = [];

  for (let time = 0; time < 3; time++) {
    all.push(limiter.enter(needs('content'), work.begin));
    seen.push(isQuiet());
  }
  for (let time = 0; time < 3; time++) {
    await settled();
    work.end(time);
  }
  await Promise.all(all);
  seen.push(isQuiet());

  expect(seen).toEqual([
    [true, true],
    [true, true],
    [false, true],
    [false, false],
    [true, true],
  ]);
});
