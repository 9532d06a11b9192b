import { searchParamsOf, daysOf, lastDays, periodOf } from './period';
import { bySpan } from './spans';

it('has every day of a short period, also empty ones', () => {
  const rows = [
    { day: '2024-02-28', n: 1 },
    { day: '2024-03-01', n: 2 },
  ];

  expect(bySpan(rows, ['n'], { from: '2024-02-28', to: '2024-03-01' })).toEqual([
    { day: '2024-02-28', values: [1] },
    { day: '2024-02-29', values: [0] },
    { day: '2024-03-01', values: [2] },
  ]);
});

it('has the weeks of a long period by their Mondays, across a new year', () => {
  const rows = [
    { day: '2025-12-28', n: 1 },
    { day: '2025-12-29', n: 2 },
    { day: '2026-01-04', n: 3 },
    { day: '2026-01-05', n: 4 },
  ];

  const weeks = bySpan(rows, ['n'], { from: '2025-12-01', to: '2026-01-31' });

  expect(weeks.map(({ day }) => day).slice(0, 2)).toEqual(['2025-12-01', '2025-12-08']);
  expect(weeks.filter(({ values }) => values[0]! > 0)).toEqual([
    { day: '2025-12-22', values: [1] },
    { day: '2025-12-29', values: [5] },
    { day: '2026-01-05', values: [4] },
  ]);
});

it.each([
  ['?days=90', 90],
  ['?days=12', 30],
  ['?from=2025-02-30&to=2025-03-02', 30],
  ['?from=2025-03-02&to=2025-03-01', 30],
  ['?from=2020-03-02&to=2025-03-01', 30],
  ['?from=2025-03-01&to=2025-03-02', null],
])('takes %s for %p days', (search, days) => {
  const params = new URLSearchParams(search);

  expect(daysOf(params)).toBe(days);
  expect(periodOf(params)).toEqual(days === null ? { from: '2025-03-01', to: '2025-03-02' } : lastDays(days));
});

it('includes today in a preset, and leaves the default out of the address', () => {
  expect(lastDays(7, Date.parse('2025-11-07T23:00Z'))).toEqual({ from: '2025-11-01', to: '2025-11-07' });
  expect(String(searchParamsOf(30))).toBe('');
});
