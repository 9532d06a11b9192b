/** What a run has to stop and delete, whether it finishes, fails, or is interrupted. */
export function createCleanUp() {
  const works: (() => unknown)[] = [];
  let cleaning: Promise<void> | undefined;

  /** Last begun, first ended: what others need outlives them. */
  async function work(): Promise<void> {
    for (const one of works.reverse()) await Promise.resolve(one()).catch(console.error);
  }
  const run = () => (cleaning ??= work());

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void run().finally(() => process.exit(1)));
  return { add: (one: () => unknown) => void works.push(one), run };
}
