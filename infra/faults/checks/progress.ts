import type { Operation } from '../history';
import { groupBy, type Check } from './period';

/** Progress only grows: an answer is at least what was saved and what was answered before, and so is what is there. */
export const checkProgress: Check = ({ operations, before, after }) => {
  const placeOf = (who: string, salon = '') => `the progress of ${who} in ${salon}`;
  const [known, found] = [before, after].map(
    ({ progress }) =>
      new Map(progress.map((row) => [placeOf(row.user_id, row.salon_id), row.progress] as const)),
  ) as [Map<string, number>, Map<string, number>];
  const problems: string[] = [];
  const watched = operations.filter(({ kind }) => kind === 'watch');
  for (const [place, saves] of groupBy(watched, ({ who, about }) => placeOf(who, about))) {
    let least = known.get(place) ?? 0;
    let most = least;
    for (const save of saves) {
      const saved = Number(save.wish);
      if (save.outcome !== 'failed') most = Math.max(most, saved);
      const answered = answerOf(save);
      if (answered === null) continue;
      least = Math.max(least, saved);
      if (answered < least) problems.push(`${place} was answered as ${answered} after ${least}`);
    }
    const value = found.get(place) ?? 0;
    if (value < least) problems.push(`${place} is ${value}, not ${least} as acknowledged`);
    if (value > most) problems.push(`${place} is ${value}, which nobody saved`);
  }
  return problems;
};

const answerOf = ({ outcome, answer }: Operation): number | null =>
  outcome === 'acknowledged' ? Number(answer?.value) : null;
