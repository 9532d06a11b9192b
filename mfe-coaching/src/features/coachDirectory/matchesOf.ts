interface Coach {
  coach_relations?: readonly { tag?: { title: string } | null }[] | null;
}

/**
 * Coaches who work on what she works toward, those with most of it first, each with the goals that are the reason. A goal
 * of hers that is 'false' is not a current one.
 */
export function matchesOf<C extends Coach>(
  coaches: readonly C[],
  goals: readonly { title: string; current: string }[],
): { coach: C; reasons: string[] }[] {
  const hers = new Set(
    goals.filter(({ current }) => current !== 'false').map(({ title }) => title.toLowerCase()),
  );
  return coaches
    .map((coach) => ({
      coach,
      reasons: (coach.coach_relations ?? []).flatMap(({ tag }) =>
        tag && hers.has(tag.title.toLowerCase()) ? [tag.title] : [],
      ),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length);
}
