import type { OwnGoalFragment } from './__generated__/goals';

/** Goals with the member's own first. A goal whose `current` is 'false' does not count. */
export function ownGoalsFirst<G extends { title: string }>(
  goals: readonly G[],
  own: readonly OwnGoalFragment[],
): { goal: G; isOwn: boolean }[] {
  const current = new Set(
    own.filter(({ current: is }) => is !== 'false').map(({ title }) => title.toLowerCase()),
  );
  const marked = goals.map((goal) => ({ goal, isOwn: current.has(goal.title.toLowerCase()) }));
  return [...marked.filter(({ isOwn }) => isOwn), ...marked.filter(({ isOwn }) => !isOwn)];
}
