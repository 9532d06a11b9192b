import { SmallColumns, Smalls } from './chart';
import { compared } from './compare';
import { type LearningFigures, useContentLearningFiguresQuery } from './figures.api';
import { figuresText } from './figures.messages';
import { FigureSection } from './FigureSection';
import { type Period, periodBefore, variablesOf } from './period';
import { bySpan, stepOf } from './spans';
import { longDay, number } from './words';

/** RSVPs by what became of them, on one scale. */
export function Rsvps({ period }: { period: Period }) {
  const query = useContentLearningFiguresQuery(variablesOf(period));
  const now = query.currentData?.learningFigures?.data;
  return (
    <FigureSection
      title={figuresText.rsvps}
      hint={figuresText.rsvpsHint}
      file="rsvps"
      {...{ period, query }}
      figure={now ? figureOf(now, query.currentData?.before?.data ?? null, period) : undefined}
    />
  );
}

const STATES = ['reserved', 'waiting', 'cancelled'] as const;

function figureOf({ rsvps }: LearningFigures, earlier: LearningFigures | null, period: Period) {
  const step = stepOf(period);
  const rows = bySpan(rsvps, STATES, period);
  const before = earlier && bySpan(earlier.rsvps, STATES, periodBefore(period));
  const sum = sumOf(rows.flatMap(({ values }) => values));
  const top = Math.max(...[...rows, ...(before ?? [])].flatMap(({ values }) => values));
  return {
    headline: figuresText.total({ total: number(sum) }),
    chart: (
      <Smalls>
        {STATES.map((state, place) => {
          const values = rows.map(({ day, values: all }) => ({ day, value: all[place]! }));
          const then = before?.map(({ values: all }) => all[place]!) ?? [];
          return (
            <SmallColumns
              key={state}
              name={figuresText[state]}
              rows={values}
              before={then}
              top={top}
              caption={
                before
                  ? compared(sumOf(values.map(({ value }) => value)), sumOf(then)).words
                  : figuresText.notCompared
              }
            />
          );
        })}
      </Smalls>
    ),
    head: [step === 'day' ? figuresText.day : figuresText.week, ...STATES.map((state) => figuresText[state])],
    rows: sum > 0 ? rows.map(({ day, values }) => [longDay(day, step), ...values]) : [],
  };
}

const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
