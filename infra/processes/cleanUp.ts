import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
  const add = (one: () => unknown) => void works.push(one);
  return {
    add,
    run,
    /** Its path; it is removed with all that is in it. */
    temporaryFolder(name: string): string {
      const folder = mkdtempSync(join(tmpdir(), `athenaeum-${name}-`));
      add(() => rmSync(folder, { recursive: true, force: true }));
      return folder;
    },
  };
}

export type CleanUp = ReturnType<typeof createCleanUp>;
