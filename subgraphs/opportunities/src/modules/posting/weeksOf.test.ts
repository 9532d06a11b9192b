import { weeksOf } from './weeksOf';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const NOW = at('2026-11-26');
const posting = (published: string, more: { expires_at?: number; closed_at?: number } = {}) => ({
  published_at: at(published),
  expires_at: at('2026-12-24'),
  closed_at: null,
  ...more,
});

it('sums days by weeks from Monday to Sunday, with weeks that nobody came', () => {
  const days = [
    { day: '2026-11-04', count: 3 },
    { day: '2026-11-08', count: 4 },
    { day: '2026-11-16', count: 5 },
    { day: '2026-11-26', count: 6 },
  ];

  expect(weeksOf(posting('2026-11-04'), days, NOW)).toEqual([
    { day: '2026-11-02', views: 7 },
    { day: '2026-11-09', views: 0 },
    { day: '2026-11-16', views: 5 },
    { day: '2026-11-23', views: 6 },
  ]);
});

it('has the last six weeks of a longer time', () => {
  const weeks = weeksOf(posting('2026-08-01'), [{ day: '2026-08-02', count: 9 }], NOW);

  expect(weeks.map(({ day }) => day)).toEqual([
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(weeks.every(({ views }) => views === 0)).toBe(true);
});

it.each([
  ['closed', { closed_at: at('2026-11-10') }],
  ['expired', { expires_at: at('2026-11-10') }],
])('ends when it was %s', (_how, more) => {
  expect(weeksOf(posting('2026-11-04', more), [], NOW).map(({ day }) => day)).toEqual([
    '2026-11-02',
    '2026-11-09',
  ]);
});

it('has none before it is on the board', () => {
  expect(weeksOf({ published_at: null, expires_at: null, closed_at: null }, [], NOW)).toEqual([]);
  expect(weeksOf(posting('2026-12-01'), [], NOW)).toEqual([]);
});
