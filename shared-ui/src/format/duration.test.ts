import { formatHours, formatHoursAndMinutes, formatPlayTime } from './duration';

it.each([
  [30, '0.5 hr'],
  [60, '1 hr'],
  [75, '1.3 hrs'],
])('a public event of %d minutes lasts %s', (minutes, expected) => {
  expect(formatHours(minutes)).toBe(expected);
});

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [59.6, '1 h'],
  [72, '1 h 12 min'],
  [120, '2 h'],
  [150, '2 h 30 min'],
])('a salon or coaching time of %d minutes reads %s', (minutes, expected) => {
  expect(formatHoursAndMinutes(minutes)).toBe(expected);
});

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [1096, '18:16'],
  [3725, '1:02:05'],
])('a position of %d seconds reads %s', (seconds, expected) => {
  expect(formatPlayTime(seconds)).toBe(expected);
});
