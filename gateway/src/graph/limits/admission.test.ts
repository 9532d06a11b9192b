import type { Domain } from '@athenaeum/kit';
import { createAdmission, Overloaded } from './admission';

/** Longer than any test. */
const PATIENT = 60_000;
const needs = (...names: Domain[]) => new Set(names);

/** Work that is over when it is told to be. */
function createWork() {
  const ends: (() => void)[] = [];
  return {
    begin: () => new Promise<void>((resolve) => ends.push(resolve)),
    /** How often it was begun. */
    get begun() {
      return ends.length;
    },
    end: (index: number) => ends[index]!(),
  };
}

/** Lets everything go on that waits for nothing but promises. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it.each([
  ['in their order', 1000, [1, 0, 2, 3]],
  ['who came last first, once the first of them has waited for long', 30_000, [1, 0, 3, 2]],
])('does as much at once as there is room for, and then the rest %s', async (_how, waited, expected) => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const admission = createAdmission({ atOnce: 2, longestWait: PATIENT });
  const work = createWork();
  const order: number[] = [];
  const all = [0, 1, 2, 3].map((index) =>
    admission.enter(needs('content'), work.begin).then(() => order.push(index)),
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

it('refuses who waits too long, and does nothing for her', async () => {
  const admission = createAdmission({ atOnce: 1, longestWait: 1 });
  const work = createWork();
  const first = admission.enter(needs('content'), work.begin);

  await expect(admission.enter(needs('content'), work.begin)).rejects.toBeInstanceOf(Overloaded);
  work.end(0);
  await first;

  expect(work.begun).toBe(1);
});

it('lets nobody wait for a subgraph that she does not need', async () => {
  const admission = createAdmission({ atOnce: 1, longestWait: PATIENT });
  const hanging = createWork();
  const first = admission.enter(needs('users', 'content'), hanging.begin);
  const second = admission.enter(needs('content'), hanging.begin);
  await settled();

  await expect(admission.enter(needs('coaching'), async () => 'answered')).resolves.toBe('answered');
  expect(hanging.begun).toBe(1);
  hanging.end(0);
  await first;
  hanging.end(1);
  await second;
});

it('has room again after a failure', async () => {
  const admission = createAdmission({ atOnce: 1, longestWait: 1 });
  const failing = admission.enter(needs('content'), () => Promise.reject(new Error('broken')));

  await expect(failing).rejects.toThrow('broken');
  await expect(admission.enter(needs('content'), async () => 'answered')).resolves.toBe('answered');
});

it('is quiet while half of the places are free and nobody waits', async () => {
  const admission = createAdmission({ atOnce: 2, longestWait: PATIENT });
  const work = createWork();
  const isQuiet = () => [admission.isQuiet(needs('content')), admission.isQuiet(needs('users'))];
  const seen = [isQuiet()];
  const all: Promise<void>[] = [];

  for (let time = 0; time < 3; time++) {
    all.push(admission.enter(needs('content'), work.begin));
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
