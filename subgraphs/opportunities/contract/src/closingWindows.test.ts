import { closingWindow } from './closingWindows';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

it.each([
  [0.5, 'In 7 days or less'],
  [7, 'In 7 days or less'],
  [7.1, 'In 8 to 30 days'],
  [30, 'In 8 to 30 days'],
  [30.1, 'In more than 30 days'],
])('puts a role that closes in %s days into "%s"', (days, window) => {
  expect(closingWindow(NOW + days * DAY, NOW)).toBe(window);
});

it.each([null, undefined])('puts a role without an end into none', (at) => {
  expect(closingWindow(at, NOW)).toBeNull();
});
