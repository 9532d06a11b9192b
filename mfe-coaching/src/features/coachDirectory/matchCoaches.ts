import type { Goals, ListedCoach } from './coachDirectory.api';

/**
 * Coaches who work on the member's goals, those with most matches first, each with the titles of the matching goals. A
 * coach's tags are goals. The member's former goals, whose `current` is the text 'false', do not count.
 */
export function matchCoaches<C extends Pick<ListedCoach, 'coach_relations'>>(
  coaches: readonly C[],
  goals: Goals,
): { coach: C; matchingGoals: string[] }[] {
  const own = new Set(
    goals.filter(({ current }) => current !== 'false').map(({ title }) => title.toLowerCase()),
  );
  return coaches
    .map((coach) => ({
      coach,
      matchingGoals: (coach.coach_relations ?? []).flatMap(({ tag }) =>
        tag && own.has(tag.title.toLowerCase()) ? [tag.title] : [],
      ),
    }))
    .filter(({ matchingGoals }) => matchingGoals.length > 0)
    .sort((a, b) => b.matchingGoals.length - a.matchingGoals.length);
}
