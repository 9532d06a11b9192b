import { formatHoursAndMinutes, formatPlayTime } from './duration';

it.each([
  [0, '0 min'],
  [30, '30 min'],
  [45, '45 min'],
  [59.6, '1 h'],
  [60, '1 h'],
  [72, '1 h 12 min'],
  [75, '1 h 15 min'],
  [120, '2 h'],
  [150, '2 h 30 min'],
])('an event or coaching time of %d minutes reads %s', (minutes, expected) => {
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
