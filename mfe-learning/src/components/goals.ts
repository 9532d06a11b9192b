/** Goals with hers first. A goal of hers that is 'false' is not a current one. */
export function herGoalsFirst<G extends { title: string }>(
  goals: readonly G[],
  hers: readonly { title: string; current: string }[],
): { goal: G; isHers: boolean }[] {
  const current = new Set(
    hers.filter(({ current: is }) => is !== 'false').map(({ title }) => title.toLowerCase()),
  );
  const marked = goals.map((goal) => ({ goal, isHers: current.has(goal.title.toLowerCase()) }));
  return [...marked.filter(({ isHers }) => isHers), ...marked.filter(({ isHers }) => !isHers)];
}
