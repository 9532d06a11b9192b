import { RegistryProblem } from '../problem';
import type { Candidate, Check } from './check';
import type { Live } from './live';

/**
 * Runs all checks on a build, and reports a line for each. All of them run, so that one deploy shows every problem.
 *
 * @throws RegistryProblem when a check fails
 */
export async function runChecks(
  checks: readonly Check[],
  candidate: Candidate,
  live: Live,
  onProgress: (line: string) => void = () => undefined,
): Promise<void> {
  const refused: string[] = [];
  for (const check of checks) {
    const { summary, problems } = await check.run(candidate, live);
    if (problems.length === 0) {
      onProgress(`  ok  ${check.name}: ${summary}`);
      continue;
    }
    onProgress(`  no  ${check.name}`);
    for (const problem of problems) onProgress(`      ${problem}`);
    refused.push(check.name);
  }
  if (refused.length === 0) return;
  const { name, version } = candidate.entry;
  throw new RegistryProblem(
    `${name} ${version} is not published, members keep what they have. Refused by: ${refused.join(', ')}.`,
  );
}
