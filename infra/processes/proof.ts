import { createCleanUp } from './cleanUp';

/**
 * A proof that is a program: what it set up is undone however it ends, each problem is told once, and it ends with 1 when there is any.
 */
export function createProof() {
  const cleanUp = createCleanUp();
  const problems: string[] = [];
  return {
    cleanUp,
    problems,
    async run(prove: () => Promise<void>, conclusion: string): Promise<void> {
      try {
        await prove();
      } finally {
        await cleanUp.run();
      }
      for (const problem of new Set(problems)) console.error(problem);
      console.log(problems.length > 0 ? 'The proof failed.' : conclusion);
      process.exitCode = problems.length > 0 ? 1 : 0;
    },
  };
}
