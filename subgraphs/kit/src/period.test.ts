import { periodInput } from './period';

const isTaken = (from: string, to = from) => periodInput.safeParse({ from, to }).success;

it.each([
  ['2026-11-01', '2026-11-30'],
  ['1900-01-01', '1900-01-01'],
  ['2199-12-31', '2199-12-31'],
])('takes %s to %s', (from, to) => {
  expect(isTaken(from, to)).toBe(true);
});

it.each(['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '+010000-01-01', 'NaN'])(
  'refuses %s, which is outside of the supported years',
  (day) => {
    expect(isTaken(day)).toBe(false);
  },
);

it.each([
  ['backwards', '2026-11-02', '2026-11-01'],
  ['of more than 400 days', '2025-01-01', '2026-02-05'],
])('refuses a period %s', (_what, from, to) => {
  expect(isTaken(from, to)).toBe(false);
});
