/** Something the person at the terminal can put right; said in one line, without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

export function reportAndExit(error: unknown): never {
  const line =
    error instanceof Problem
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`\n${line}\n`);
  process.exit(1);
}
