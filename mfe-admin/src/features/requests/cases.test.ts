import { ageOf } from './cases';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

it.each([
  [30_000, 'just now'],
  [MINUTE_MS, '1 minute'],
  [59 * MINUTE_MS, '59 minutes'],
  [HOUR_MS, '1 hour'],
  [23 * HOUR_MS, '23 hours'],
  [24 * HOUR_MS, '1 day'],
  [100 * HOUR_MS, '4 days'],
])('shows a wait of %d ms as %s', (waited, age) => {
  expect(ageOf(1_800_000_000_000, 1_800_000_000_000 + waited)).toBe(age);
});
