import { dayString, lengthOf, type Period } from './period';

const DAY_MS = 86_400_000;
/** Longer periods are shown by week, as more columns would be unreadable. */
const MAX_DAY_COLUMNS = 45;

export type Step = 'day' | 'week';

export const stepOf = (period: Period): Step => (lengthOf(period) > MAX_DAY_COLUMNS ? 'week' : 'day');

/** All days of a period, or the Mondays of its weeks, in order, also without data. */
export function spansOf(period: Period): string[] {
  const step = stepOf(period) === 'week' ? 7 * DAY_MS : DAY_MS;
  const spans = [];
  for (let at = Date.parse(spanOf(period.from, stepOf(period))); at <= Date.parse(period.to); at += step)
    spans.push(dayString(at));
  return spans;
}

/** The day, or the Monday of its week. */
export function spanOf(day: string, step: Step): string {
  const at = Date.parse(day);
  return step === 'day' ? day : dayString(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS);
}

/** The sums of each span. */
export function bySpan<Name extends string>(
  rows: readonly ({ day: string } & Record<Name, number>)[],
  names: readonly Name[],
  period: Period,
): { day: string; values: number[] }[] {
  const sums = new Map(spansOf(period).map((day) => [day, names.map(() => 0)]));
  for (const row of rows) {
    const values = sums.get(spanOf(row.day, stepOf(period)));
    names.forEach((name, index) => {
      if (values) values[index]! += row[name];
    });
  }
  return [...sums].map(([day, values]) => ({ day, values }));
}
