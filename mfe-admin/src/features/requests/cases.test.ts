import { ageOf } from './cases';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [30_000, 'just now'],
  [MINUTE, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [HOUR, '1 hour'],
  [23 * HOUR, '23 hours'],
  [24 * HOUR, '1 day'],
  [100 * HOUR, '4 days'],
])('shows a wait of %d ms as %s', (waited, age) => {
  expect(ageOf(1_800_000_000_000, 1_800_000_000_000 + waited)).toBe(age);
});
