import { clock } from './reporters/progress.cjs';

/** One of the things that a proof goes through: told when it is done, with how long it took. */
export async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const result = await work();
  console.log(`  ${name} (${clock(Date.now() - startedAt)})`);
  return result;
}
