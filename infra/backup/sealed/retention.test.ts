import type { Kept } from './record';
import { expired } from './retention';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const whole = (id: string): Kept => ({ id, isWhole: true, names: ['record.json'] });
const idsOf = (kept: readonly Kept[]) => kept.map(({ id }) => id.slice(0, 15));
/** One a day at half past two, and so many days back. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, back) => {
    const day = new Date(NOW - back * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    return whole(`${day}T023000Z-0000000${back % 10}`);
  });

it('keeps the last of each day and of each week, and nothing else', () => {
  const kept = daily(30);

  const left = kept.filter((one) => !expired(kept, { days: 3, weeks: 3 }, NOW).includes(one));

  // 27 November 2026 is a Friday: the last of its week so far, then the Sundays of the two weeks before.
  expect(idsOf(left)).toEqual([
    ...['20261127T023000', '20261126T023000', '20261125T023000'],
    ...['20261122T023000', '20261115T023000'],
  ]);
});

it('keeps the later one of a day', () => {
  const kept = [whole('20261127T110000Z-bbbbbbbb'), whole('20261127T023000Z-aaaaaaaa')];

  expect(idsOf(expired(kept, { days: 14, weeks: 8 }, NOW))).toEqual(['20261127T023000']);
});

it('keeps what there is, however old, where no newer ones were made', () => {
  const kept = [whole('20240101T023000Z-aaaaaaaa'), whole('20240102T023000Z-bbbbbbbb')];

  expect(expired(kept, { days: 2, weeks: 1 }, NOW)).toEqual([]);
});

it('removes one that was never finished after a day, and counts it for nothing', () => {
  const unfinished = (id: string): Kept => ({ id, isWhole: false, names: ['part-00000.tar.age'] });
  const kept = [
    unfinished('20261127T110000Z-cccccccc'),
    unfinished('20261126T023000Z-bbbbbbbb'),
    whole('20261125T023000Z-aaaaaaaa'),
  ];

  expect(idsOf(expired(kept, { days: 1, weeks: 1 }, NOW))).toEqual(['20261126T023000']);
});
