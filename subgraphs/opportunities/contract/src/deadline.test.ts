import { backgroundStep } from './intake';
import { dayAt, deadlineEnd } from './deadline';

it.each([
  ['2026-12-17', '2026-12-18T07:59:59.999Z'],
  ['2026-07-01', '2026-07-02T06:59:59.999Z'],
  // The clock changes within the day.
  ['2026-03-08', '2026-03-09T06:59:59.999Z'],
  ['2026-11-01', '2026-11-02T07:59:59.999Z'],
])('ends a deadline of %s with its day by the platform’s clock', (day, end) => {
  expect(new Date(deadlineEnd(day)).toISOString()).toBe(end);
  expect(dayAt(deadlineEnd(day))).toBe(day);
});

const deadline = backgroundStep().shape.deadline;

it('takes today as a deadline, or none, and no day in the past', () => {
  const today = dayAt(Date.now());

  expect(deadline.safeParse(today).success).toBe(true);
  expect(deadline.safeParse('').data).toBeNull();
  for (const wrong of ['2020-01-01', 'soon', '2026-13-40'])
    expect(deadline.safeParse(wrong).success).toBe(false);
});
