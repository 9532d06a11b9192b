import type { MembershipFigures } from './figures.api';
import { joiningStepText } from './joiningSteps.messages';

type Funnel = MembershipFigures['funnel'];

export interface FunnelStep {
  id: Funnel[number]['step'];
  name: string;
  people: number;
  /** Of everyone who took the first step that anybody took, 0 to 1. */
  share: number;
  /** Of those who took the step above, 0 to 1; null for the first step, and where nobody took that. */
  ofAbove: number | null;
  /** The same shares in the time before. */
  before: { share: number; ofAbove: number | null } | null;
}

/** The steps that are known, in order. */
export function stepsOf(funnel: Funnel, before: Funnel): FunnelStep[] {
  const earlier = new Map(sharesOf(before).map((step) => [step.id, step]));
  return sharesOf(funnel).map((step) => ({
    ...step,
    name: joiningStepText[step.id],
    before: earlier.get(step.id) ?? null,
  }));
}

function sharesOf(funnel: Funnel) {
  const known = funnel.flatMap(({ step, count }) =>
    typeof count === 'number' ? [{ id: step, people: count }] : [],
  );
  const all = known.find(({ people }) => people > 0)?.people;
  return known.map((step, place) => {
    const above = known[place - 1]?.people;
    return { ...step, share: all ? step.people / all : 0, ofAbove: above ? step.people / above : null };
  });
}

/** Where most people stop; undefined where nobody does. */
export function worstStep(steps: readonly FunnelStep[]) {
  const losses = steps.flatMap((step, place) => {
    const above = steps[place - 1];
    return above && above.people > step.people
      ? [{ step, above: above.people, lost: above.people - step.people }]
      : [];
  });
  return losses.sort((one, other) => other.lost - one.lost)[0];
}
