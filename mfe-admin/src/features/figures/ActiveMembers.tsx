import { Lines } from './chart';
import { type UseFigures, useAnalyticsUseQuery } from './figures.api';
import { figuresText } from './figures.messages';
import { FigureSection } from './FigureSection';
import { beforeName, type Period, periodBefore } from './period';
import { bySpan, stepOf } from './spans';
import { longDay, number } from './words';

/** Members who used the product, by day or week. */
export function ActiveMembers({ period }: { period: Period }) {
  const query = useAnalyticsUseQuery(period);
  const before = useAnalyticsUseQuery(periodBefore(period));
  const use = query.currentData;
  return (
    <FigureSection
      title={figuresText.activeMembers}
      hint={figuresText.activeHint}
      file="active-members"
      {...{ period, query }}
      figure={use && figureOf(use, before.currentData, period)}
    />
  );
}

function figureOf(use: UseFigures, before: UseFigures | undefined, period: Period) {
  const step = stepOf(period);
  const rows = activeIn(use, period);
  const peak = peakOf(use, period);
  return {
    headline: peak
      ? (step === 'week' ? figuresText.peakWeek : figuresText.peakDay)({
          members: number(peak.members),
          day: longDay(peak.day, 'day'),
        })
      : undefined,
    chart: (
      <Lines
        summary={(step === 'day' ? figuresText.activeByDay : figuresText.activeByWeek)({
          members: number(peak?.members ?? 0),
        })}
        rows={rows}
        before={
          before && peakOf(before, period)
            ? activeIn(before, periodBefore(period)).map(({ value }) => value)
            : []
        }
        beforeName={beforeName(period)}
      />
    ),
    head: [step === 'day' ? figuresText.day : figuresText.week, figuresText.activeMembers],
    rows: peak ? rows.map(({ day, value }) => [longDay(day, step), value]) : [],
  };
}

/** Each day or week. Weeks are keyed by their Monday, which may be before the period. */
export const activeIn = (use: UseFigures, period: Period) =>
  bySpan(countedIn(use, period), ['members'], period)
    .filter(({ day }) => day >= period.from)
    .map(({ day, values }) => ({ day, value: values[0]! }));

/** The day or week with most members; undefined where nobody was counted. */
export function peakOf(use: UseFigures, period: Period) {
  const [first, ...others] = countedIn(use, period);
  return first && others.reduce((best, one) => (one.members > best.members ? one : best), first);
}

const countedIn = ({ active }: UseFigures, period: Period) =>
  stepOf(period) === 'day' ? active.days : active.weeks;
