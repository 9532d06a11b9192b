import { fromLocalTime, toLocalTime } from './zonedTime';

const LA = 'America/Los_Angeles';

it.each([
  ['in winter', '2026-12-03T10:00', LA, Date.UTC(2026, 11, 3, 18)],
  ['in summer', '2026-07-03T10:00', LA, Date.UTC(2026, 6, 3, 17)],
  ['just after the clocks went forward', '2026-03-08T03:00', LA, Date.UTC(2026, 2, 8, 10)],
  ['half an hour off', '2026-12-03T10:00', 'Asia/Kolkata', Date.UTC(2026, 11, 3, 4, 30)],
])('reads a time %s, and writes it again', (_when, text, zone, at) => {
  expect(fromLocalTime(text, zone)).toBe(at);
  expect(toLocalTime(at, zone)).toBe(text);
});

it('takes the first of an ambiguous time', () => {
  expect(fromLocalTime('2026-11-01T01:30', LA)).toBe(Date.UTC(2026, 10, 1, 8, 30));
});

it.each(['', '2026-03-08T02:30', '2026-13-01T10:00', 'tomorrow'])('knows %j for no time', (text) => {
  expect(fromLocalTime(text, LA)).toBeNaN();
});
