import { RegistryProblem } from '../problem';
import type { Candidate, Check } from './check';
import type { Live } from './live';

/**
 * Holds a build against what is live, a line for each check. All are made before anything is refused: nobody should have to
 * come back for the next reason. Rejects with a RegistryProblem.
 */
export async function runChecks(
  checks: readonly Check[],
  candidate: Candidate,
  live: Live,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const refused: string[] = [];
  for (const check of checks) {
    const { summary, problems } = await check.run(candidate, live);
    if (problems.length === 0) {
      say(`  ok  ${check.name}: ${summary}`);
      continue;
    }
    say(`  no  ${check.name}`);
    for (const problem of problems) say(`      ${problem}`);
    refused.push(check.name);
  }
  if (refused.length === 0) return;
  const { name, version } = candidate.entry;
  throw new RegistryProblem(
    `${name} ${version} is not published, members keep what they have. Refused by: ${refused.join(', ')}.`,
  );
}
