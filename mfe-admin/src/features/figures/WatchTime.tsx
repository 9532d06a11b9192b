import { Lines } from './chart';
import { type LearningFigures, useContentLearningFiguresQuery } from './figures.api';
import { figuresText } from './figures.messages';
import { FigureSection } from './FigureSection';
import { beforeName, type Period, periodBefore, variablesOf } from './period';
import { bySpan, stepOf } from './spans';
import { hours, longDay, number } from './words';

/** Hours of recordings that were watched, by day or week. */
export function WatchTime({ period }: { period: Period }) {
  const query = useContentLearningFiguresQuery(variablesOf(period));
  const now = query.currentData?.learningFigures?.data;
  return (
    <FigureSection
      title={figuresText.watchTime}
      hint={figuresText.watchTimeHint}
      file="watch-time"
      {...{ period, query }}
      figure={now ? figureOf(now, query.currentData?.before?.data ?? null, period) : undefined}
    />
  );
}

function figureOf(now: LearningFigures, before: LearningFigures | null, period: Period) {
  const step = stepOf(period);
  const rows = watchedIn(now, period);
  const sum = rows.reduce((all, { value }) => all + value, 0);
  return {
    headline: figuresText.hoursTotal({ hours: hours(sum) }),
    chart: (
      <Lines
        summary={(step === 'day' ? figuresText.watchedByDay : figuresText.watchedByWeek)({
          total: hours(sum),
        })}
        rows={rows.map(({ day, value }) => ({ day, value: value / 60 }))}
        before={before ? watchedIn(before, periodBefore(period)).map(({ value }) => value / 60) : []}
        beforeName={beforeName(period)}
        tell={(value) => number(Math.round(value * 10) / 10)}
      />
    ),
    head: [step === 'day' ? figuresText.day : figuresText.week, figuresText.hoursWatched],
    rows: sum > 0 ? rows.map(({ day, value }) => [longDay(day, step), hours(value)]) : [],
  };
}

/** Minutes. */
export const watchedIn = ({ watched }: LearningFigures, period: Period) =>
  bySpan(watched, ['minutes'], period).map(({ day, values }) => ({ day, value: values[0]! }));
