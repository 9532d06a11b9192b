import { Bars, Columns } from './chart';
import { FigureSection } from './FigureSection';
import { useAnalyticsUseQuery } from './figures.api';
import { figuresText } from './figures.messages';
import type { Period } from './period';
import { bySpan, stepOf } from './spans';
import { longDay, number } from './words';

/** Usage counted by the gateway: active members, and searches without results. */
export function UseFigures({ period }: { period: Period }) {
  const query = useAnalyticsUseQuery(period);
  const use = query.currentData;
  const step = stepOf(period);
  return (
    <>
      <FigureSection
        title={figuresText.activeMembers}
        hint={figuresText.activeHint}
        file="active-members"
        {...{ period, query }}
        figure={use && activeFigure(step === 'day' ? use.active.days : use.active.weeks)}
      />
      <FigureSection
        title={figuresText.emptySearches}
        hint={figuresText.emptySearchesHint}
        file="searches"
        {...{ period, query }}
        figure={
          use && {
            headline: figuresText.total({ total: number(use.searches_without_results) }),
            chart: (
              <Bars
                bars={use.searches.slice(0, 10).map(({ words, searches }) => ({
                  id: words,
                  name: words,
                  value: searches,
                  label: number(searches),
                }))}
              />
            ),
            head: [figuresText.searchedFor, figuresText.searches],
            rows: use.searches.map(({ words, searches }) => [words, searches]),
          }
        }
      />
    </>
  );

  function activeFigure(counted: readonly { day: string; members: number }[]) {
    // Weeks are keyed by their Monday, which may be before the period.
    const rows = bySpan(counted, ['members'], period).filter(({ day }) => day >= period.from);
    const most = counted.reduce((best, one) => (one.members > best.members ? one : best), {
      day: '',
      members: 0,
    });
    return {
      headline: most.day
        ? (step === 'week' ? figuresText.peakWeek : figuresText.peakDay)({
            members: number(most.members),
            day: longDay(most.day, 'day'),
          })
        : undefined,
      chart: (
        <Columns
          summary={(step === 'day' ? figuresText.activeByDay : figuresText.activeByWeek)({
            members: number(most.members),
          })}
          series={[figuresText.activeMembers]}
          rows={rows}
        />
      ),
      head: [step === 'day' ? figuresText.day : figuresText.week, figuresText.activeMembers],
      rows: most.day ? rows.map(({ day, values }) => [longDay(day, step), values[0]!]) : [],
    };
  }
}
