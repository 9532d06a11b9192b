import { weekDueAt } from './week';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);

it.each([
  // Where a Monday begins first and last, and on both sides of a change of clocks.
  ['Pacific/Kiritimati', '2026-11-29T17:00Z', '2026-12-06T10:00Z'],
  ['Pacific/Niue', '2026-11-30T18:00Z', '2026-12-07T11:00Z'],
  ['Pacific/Pago_Pago', '2026-11-30T18:00Z', '2026-12-07T11:00Z'],
  ['Asia/Kolkata', '2026-11-30T01:30Z', '2026-12-06T18:30Z'],
  ['America/New_York', '2026-03-02T12:00Z', '2026-03-09T04:00Z'],
  ['Europe/Berlin', '2026-10-19T05:00Z', '2026-10-25T23:00Z'],
  ['Europe/Berlin', '2026-10-26T06:00Z', '2026-11-01T23:00Z'],
])('in %s the letter of the week is due at %s, for a week to %s', (zone, from, until) => {
  const week = { from: at(from), until: at(until) };

  expect(weekDueAt(at(from), zone)).toEqual(week);
  expect(weekDueAt(at(from) + 5 * HOUR - 1, zone)).toEqual(week);
  expect(weekDueAt(at(from) - 1, zone)).toBeNull();
  expect(weekDueAt(at(from) + 5 * HOUR, zone)).toBeNull();
});

it('goes by the platform’s clock where the zone is not known', () => {
  const morning = at('2026-11-30T15:00Z');

  for (const zone of [null, undefined, '', 'Mars/Olympus_Mons'])
    expect(weekDueAt(morning, zone)).toMatchObject({ from: morning });
});

it('is due on no other day', () => {
  for (let day = 1; day < 7; day += 1)
    expect(weekDueAt(at('2026-11-30T07:00Z') + day * 24 * HOUR, 'UTC')).toBeNull();
});
