import { clock } from './reporters/progress.cjs';

/** One step of a proof: printed when it is done, with its duration. */
export async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const result = await work();
  console.log(`  ${name} (${clock(Date.now() - startedAt)})`);
  return result;
}
