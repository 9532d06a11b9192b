import { Lines } from './chart';
import { type MembershipFigures, useUsersMembershipFiguresQuery } from './figures.api';
import { figuresText } from './figures.messages';
import { FigureSection } from './FigureSection';
import { beforeName, type Period, periodBefore, variablesOf } from './period';
import { bySpan, stepOf } from './spans';
import { longDay, number } from './words';

/** Accounts that were created, by day or week. */
export function NewAccounts({ period }: { period: Period }) {
  const query = useUsersMembershipFiguresQuery(variablesOf(period));
  const now = query.currentData?.membershipFigures?.data;
  return (
    <FigureSection
      title={figuresText.newAccounts}
      file="joined"
      {...{ period, query }}
      figure={now ? figureOf(now, query.currentData?.before?.data ?? null, period) : undefined}
    />
  );
}

function figureOf(now: MembershipFigures, before: MembershipFigures | null, period: Period) {
  const step = stepOf(period);
  const rows = joinedIn(now, period);
  const sum = rows.reduce((all, { value }) => all + value, 0);
  return {
    headline: figuresText.joinedTotal({ count: number(sum), members: number(now.members) }),
    chart: (
      <Lines
        summary={(step === 'day' ? figuresText.accountsByDay : figuresText.accountsByWeek)({
          total: number(sum),
        })}
        rows={rows}
        before={before ? joinedIn(before, periodBefore(period)).map(({ value }) => value) : []}
        beforeName={beforeName(period)}
      />
    ),
    head: [step === 'day' ? figuresText.day : figuresText.week, figuresText.newAccounts],
    rows: sum > 0 ? rows.map(({ day, value }) => [longDay(day, step), value]) : [],
  };
}

export const joinedIn = ({ joined }: MembershipFigures, period: Period) =>
  bySpan(joined, ['count'], period).map(({ day, values }) => ({ day, value: values[0]! }));
