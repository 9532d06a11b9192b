import { Bars, Columns } from './chart';
import { FigureCard } from './FigureCard';
import { type MembershipFigures as Figures, useUsersMembershipFiguresQuery } from './figures.api';
import type { Period } from './period';
import { bySpan, stepOf } from './spans';
import { longDay, number, percent } from './words';

const STEPS: Record<string, string> = {
  checkout: 'Began to pay',
  account: 'Account made',
  agreement: 'Agreement accepted',
  intake: 'Intake finished',
};

/** Who joined, and how far those have come. */
export function MembershipFigures({ period }: { period: Period }) {
  const query = useUsersMembershipFiguresQuery({ input: period });
  const figures = query.currentData?.membershipFigures?.data ?? undefined;
  return (
    <>
      <FigureCard
        title="New accounts"
        file="joined"
        {...{ period, query }}
        figure={figures && joinedFigure(figures)}
      />
      <FigureCard
        title="Joining"
        hint="How far those who joined in the period have come by now. Who never paid is forgotten after 30 days."
        file="joining"
        {...{ period, query }}
        figure={figures && joiningFigure(figures)}
      />
    </>
  );

  function joinedFigure({ joined, members }: Figures) {
    const step = stepOf(period);
    const rows = bySpan(joined, ['count'], period);
    const sum = joined.reduce((all, { count }) => all + count, 0);
    return {
      headline: `${number(sum)} new; ${number(members)} members now`,
      chart: (
        <Columns
          summary={`New accounts by ${step}, ${number(sum)} in all`}
          series={['New accounts']}
          rows={rows}
        />
      ),
      head: [step === 'day' ? 'Day' : 'Week', 'New accounts'],
      rows: sum > 0 ? rows.map(({ day, values }) => [longDay(day, step), values[0]!]) : [],
    };
  }
}

function joiningFigure({ funnel }: Figures) {
  const known = funnel.flatMap(({ step, count }) =>
    typeof count === 'number' ? [{ id: step, name: STEPS[step] ?? step, value: count }] : [],
  );
  const accounts = funnel.find(({ step }) => step === 'account')?.count ?? 0;
  return {
    chart: (
      <Bars
        bars={known.map(({ id, name, value }) => ({
          id,
          name,
          value,
          told:
            accounts > 0 && id !== 'checkout'
              ? `${number(value)} (${percent(value / accounts)})`
              : number(value),
        }))}
      />
    ),
    head: ['Step', 'People'],
    rows: known.some(({ value }) => value > 0) ? known.map(({ name, value }) => [name, value]) : [],
  };
}
