import { quietHours } from './notification';
import { quietUntil } from './quietHours';

const NIGHT = { from: 22, until: 7 };
const ZONE = 'Europe/Madrid';
const at = (time: string) => Date.parse(time);
const iso = (moment: number | null) => moment && new Date(moment).toISOString();

it.each([
  ['before midnight', '2026-11-27T22:30:00+01:00', '2026-11-28T06:00:00.000Z'],
  ['after midnight', '2026-11-28T03:00:00+01:00', '2026-11-28T06:00:00.000Z'],
  ['at their beginning', '2026-11-27T22:00:00+01:00', '2026-11-28T06:00:00.000Z'],
  ['at their end', '2026-11-28T07:00:00+01:00', null],
  ['during the day', '2026-11-27T15:00:00+01:00', null],
])('across midnight, %s', (_when, moment, end) => {
  expect(iso(quietUntil(at(moment), NIGHT, ZONE))).toBe(end);
});

it('within a day end on that day', () => {
  const hours = { from: 12, until: 14 };

  expect(iso(quietUntil(at('2026-11-27T13:59:00+01:00'), hours, ZONE))).toBe('2026-11-27T13:00:00.000Z');
  expect(quietUntil(at('2026-11-27T14:00:00+01:00'), hours, ZONE)).toBeNull();
});

it('end by the clock on a night whose clocks change', () => {
  expect(iso(quietUntil(at('2026-10-24T23:00:00+02:00'), NIGHT, ZONE))).toBe('2026-10-25T06:00:00.000Z');
});

it('go by the platform’s clock where no zone is known, and are none where none are chosen', () => {
  const night = at('2026-11-27T23:00:00-08:00');

  expect(iso(quietUntil(night, NIGHT, null))).toBe('2026-11-28T15:00:00.000Z');
  expect(iso(quietUntil(night, NIGHT, 'Mars/Olympus'))).toBe('2026-11-28T15:00:00.000Z');
  expect(quietUntil(night, null, ZONE)).toBeNull();
});

it('begin and end at different hours', () => {
  expect(quietHours.safeParse({ from: 7, until: 7 }).success).toBe(false);
  expect(quietHours.safeParse({ from: 24, until: 7 }).success).toBe(false);
});
