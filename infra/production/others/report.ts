import { AssertionError } from 'node:assert';

const MAX_CHARACTERS = 600;

export interface Report {
  /** Says whether something holds; goes on either way. */
  check(what: string, isSo: () => Promise<unknown>): Promise<void>;
  /** A report whose checks build upon each other: after one that failed, the others are not tried. */
  journey(): Report;
  problems(): number;
}

/** A line for each thing that was tried; what a check throws is what is wrong. */
export function createReport(): Report {
  let problems = 0;
  const check: Report['check'] = async (what, isSo) => {
    try {
      await isSo();
      process.stdout.write(`  ok  ${what}\n`);
    } catch (error) {
      problems++;
      process.stdout.write(`  no  ${what}: ${inShort(error)}\n`);
    }
  };
  const report: Report = {
    check,
    problems: () => problems,
    journey() {
      const before = problems;
      return {
        ...report,
        async check(what, isSo) {
          if (problems === before) return check(what, isSo);
          problems++;
          process.stdout.write(`  no  ${what}: not tried, as one before it failed\n`);
        },
      };
    },
  };
  return report;
}

function inShort(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const more = error instanceof AssertionError ? ` (${JSON.stringify(error.actual)})` : '';
  return (error.message + more).replace(/\s+/g, ' ').slice(0, MAX_CHARACTERS);
}
