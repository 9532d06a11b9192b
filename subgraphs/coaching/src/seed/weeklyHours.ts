import type { CoachRow } from '../modules/coach/coach.model';

export type Hours = CoachRow['availability'][number];

const PATTERNS: readonly { days: number[]; blocks: [from: string, to: string][] }[] = [
  {
    days: [1, 2, 3, 4, 5],
    blocks: [
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ],
  },
  { days: [1, 3, 5], blocks: [['10:00', '16:00']] },
  {
    days: [2, 4],
    blocks: [
      ['08:00', '12:00'],
      ['14:00', '18:00'],
    ],
  },
  { days: [1, 2, 3, 4], blocks: [['12:00', '19:00']] },
];

/** A working week for the coach at this place of the list; the first one works every weekday. */
export function weeklyHours(index: number): Hours[] {
  const { days, blocks } = PATTERNS[index % PATTERNS.length]!;
  return days.flatMap((weekday) =>
    blocks.map(([from, to]) => ({ weekday: weekday as Hours['weekday'], from, to })),
  );
}

const DAY = 86_400_000;

/** A day off, a shorter day and an evening, weeks ahead, so that they do not affect earlier bookings. */
export function exceptionsOf(index: number, now: number): CoachRow['exceptions'] {
  if (index % 2 === 1) return [];
  const on = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);
  const plain = [
    { date: on(38), closed: true, hours: [] },
    { date: on(41), closed: true, hours: [{ from: '10:00', to: '12:00' }] },
    { date: on(45), closed: false, hours: [{ from: '19:00', to: '21:00' }] },
  ];
  // The model's own type has subdocuments where rows are plain.
  return plain as unknown as CoachRow['exceptions'];
}
