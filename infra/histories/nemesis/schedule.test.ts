import { scheduleOf, type Fault } from './schedule';

const ROUND_MS = 30_000;
const rounds = Array.from({ length: 40 }, (_, round) => scheduleOf('seed', round, ROUND_MS));

it('is the same for the same seed and round, and another for another', () => {
  expect(scheduleOf('seed', 3, ROUND_MS)).toEqual(rounds[3]);
  expect(scheduleOf('seed', 4, ROUND_MS)).not.toEqual(rounds[3]);
  expect(scheduleOf('other', 3, ROUND_MS)).not.toEqual(rounds[3]);
});

it('has every kind of fault, of every part, within the round', () => {
  const faults = rounds.flat();

  expect(new Set(faults.map(({ kind }) => kind))).toEqual(
    new Set(['killed', 'paused', 'cut', 'stalled', 'deaf']),
  );
  expect(new Set(faults.map(({ target }) => target)).size).toBe(11);
  expect(Math.min(...rounds.map(({ length }) => length))).toBeGreaterThanOrEqual(3);
  expect(faults.filter(({ at, lasts }) => at < 1000 || at + lasts > ROUND_MS)).toEqual([]);
});

it('has two at the same time, never of one target, never more', () => {
  const during = (fault: Fault, all: readonly Fault[]) =>
    all.filter((one) => one !== fault && one.at <= fault.at && fault.at < one.at + one.lasts);

  const overlapping = rounds.flatMap((all) => all.map((fault) => [fault, during(fault, all)] as const));

  expect(Math.max(...overlapping.map(([, others]) => others.length))).toBe(1);
  expect(overlapping.filter(([{ target }, others]) => others.some((one) => one.target === target))).toEqual(
    [],
  );
});
