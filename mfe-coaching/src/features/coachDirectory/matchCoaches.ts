import type { Goals, ListedCoach } from './coachDirectory.api';

/**
 * Coaches who work on the member's goals, those with most matches first, each with the matching goals. A goal
 * whose `current` is 'false' does not count.
 */
export function matchCoaches<C extends Pick<ListedCoach, 'coach_relations'>>(
  coaches: readonly C[],
  goals: Goals,
): { coach: C; reasons: string[] }[] {
  const own = new Set(
    goals.filter(({ current }) => current !== 'false').map(({ title }) => title.toLowerCase()),
  );
  return coaches
    .map((coach) => ({
      coach,
      reasons: (coach.coach_relations ?? []).flatMap(({ tag }) =>
        tag && own.has(tag.title.toLowerCase()) ? [tag.title] : [],
      ),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length);
}
