import type { PathwayDetail, StepSalon } from './pathway.api';

interface Place {
  salon: StepSalon;
  /** From 1, in its season. */
  number: number;
  /** How many the season has. */
  count: number;
}

/** The member's next salon and where it stands in its season; null when the pathway is finished. */
export function placeOf({ my_progress, seasons }: PathwayDetail): Place | null {
  const id = my_progress?.next?.id;
  for (const { steps } of seasons ?? []) {
    const at = (steps ?? []).findIndex(({ salon }) => salon.id === id);
    if (steps?.[at]) return { salon: steps[at].salon, number: at + 1, count: steps.length };
  }
  return null;
}
