import { Bars, Columns } from './chart';
import { FigureCard } from './FigureCard';
import { useAnalyticsUseQuery } from './figures.api';
import type { Period } from './period';
import { bySpan, stepOf } from './spans';
import { longDay, number } from './words';

/** What the gateway has counted: who was here, and what was searched for in vain. */
export function UseFigures({ period }: { period: Period }) {
  const query = useAnalyticsUseQuery(period);
  const use = query.currentData;
  const step = stepOf(period);
  return (
    <>
      <FigureCard
        title="Active members"
        hint="Each member once in a day, or in a week. Who asks not to be counted is not."
        file="active-members"
        {...{ period, query }}
        figure={use && activeFigure(step === 'day' ? use.active.days : use.active.weeks)}
      />
      <FigureCard
        title="Searches without results"
        hint="Words that at least three searches had in common."
        file="searches"
        {...{ period, query }}
        figure={
          use && {
            headline: `${number(use.searches_without_results)} in all`,
            chart: (
              <Bars
                bars={use.searches.slice(0, 10).map(({ words, searches }) => ({
                  id: words,
                  name: words,
                  value: searches,
                  told: number(searches),
                }))}
              />
            ),
            head: ['Searched for', 'Searches'],
            rows: use.searches.map(({ words, searches }) => [words, searches]),
          }
        }
      />
    </>
  );

  function activeFigure(counted: readonly { day: string; members: number }[]) {
    // A week stands under its Monday: of one that began before the period nothing was asked.
    const rows = bySpan(counted, ['members'], period).filter(({ day }) => day >= period.from);
    const most = counted.reduce((best, one) => (one.members > best.members ? one : best), {
      day: '',
      members: 0,
    });
    return {
      headline: most.day
        ? `${number(most.members)} at most, ${step === 'week' ? 'in the week of' : 'on'} ${longDay(most.day, 'day')}`
        : undefined,
      chart: (
        <Columns
          summary={`Active members by ${step}, ${number(most.members)} at most`}
          series={['Active members']}
          rows={rows}
        />
      ),
      head: [step === 'day' ? 'Day' : 'Week', 'Active members'],
      rows: most.day ? rows.map(({ day, values }) => [longDay(day, step), values[0]!]) : [],
    };
  }
}
