import { type MembershipFigures, useUsersMembershipFiguresQuery } from './figures.api';
import { figuresText } from './figures.messages';
import { FigureSection } from './FigureSection';
import { FunnelTable } from './FunnelTable';
import { stepsOf } from './funnel';
import { type Period, variablesOf } from './period';

/** How far those came who started to sign up. */
export function SignUpFunnel({ period }: { period: Period }) {
  const query = useUsersMembershipFiguresQuery(variablesOf(period));
  const now = query.currentData?.membershipFigures?.data;
  return (
    <FigureSection
      title={figuresText.joining}
      hint={figuresText.joiningHint}
      file="joining"
      {...{ period, query }}
      figure={now ? figureOf(now, query.currentData?.before?.data ?? null) : undefined}
    />
  );
}

function figureOf({ funnel }: MembershipFigures, before: MembershipFigures | null) {
  const steps = stepsOf(funnel, before?.funnel ?? []);
  return {
    chart: <FunnelTable steps={steps} />,
    rows: steps.some(({ people }) => people > 0) ? steps.map(({ name, people }) => [name, people]) : [],
  };
}
