import { Bars, Columns } from './chart';
import { FigureSection } from './FigureSection';
import { type MembershipFigures as Figures, useUsersMembershipFiguresQuery } from './figures.api';
import { figuresText } from './figures.messages';
import { joiningStepText } from './joiningSteps.messages';
import type { Period } from './period';
import { bySpan, stepOf } from './spans';
import { longDay, number, percent } from './words';

/** New accounts, and the sign-up funnel. */
export function MembershipFigures({ period }: { period: Period }) {
  const query = useUsersMembershipFiguresQuery({ input: period });
  const figures = query.currentData?.membershipFigures?.data ?? undefined;
  return (
    <>
      <FigureSection
        title={figuresText.newAccounts}
        file="joined"
        {...{ period, query }}
        figure={figures && joinedFigure(figures)}
      />
      <FigureSection
        title={figuresText.joining}
        hint={figuresText.joiningHint}
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
      headline: figuresText.joinedTotal({ count: number(sum), members: number(members) }),
      chart: (
        <Columns
          summary={(step === 'day' ? figuresText.accountsByDay : figuresText.accountsByWeek)({
            total: number(sum),
          })}
          series={[figuresText.newAccounts]}
          rows={rows}
        />
      ),
      head: [step === 'day' ? figuresText.day : figuresText.week, figuresText.newAccounts],
      rows: sum > 0 ? rows.map(({ day, values }) => [longDay(day, step), values[0]!]) : [],
    };
  }
}

function joiningFigure({ funnel }: Figures) {
  const known = funnel.flatMap(({ step, count }) =>
    typeof count === 'number' ? [{ id: step, name: joiningStepText[step], value: count }] : [],
  );
  const accounts = funnel.find(({ step }) => step === 'account')?.count ?? 0;
  return {
    chart: (
      <Bars
        bars={known.map(({ id, name, value }) => ({
          id,
          name,
          value,
          label:
            accounts > 0 && id !== 'checkout'
              ? figuresText.withShare({ count: number(value), share: percent(value / accounts) })
              : number(value),
        }))}
      />
    ),
    head: [figuresText.step, figuresText.people],
    rows: known.some(({ value }) => value > 0) ? known.map(({ name, value }) => [name, value]) : [],
  };
}
