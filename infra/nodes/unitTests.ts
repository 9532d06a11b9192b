import { countJest } from '../ci/counts';
import { run } from '../processes/command';
import { onNode } from './onNode';
import { isOurs, warningsIn } from './warnings';

const JEST = ['node_modules/jest/bin/jest.js', '--config=infra/test/jest.grouped.config.cjs', '--silent'];

/** All unit tests on one Node: how many passed, what is wrong, and what libraries use that will go away. Jest leaves its `report` there. */
export async function unitTests(node: string, report: string, args: readonly string[]) {
  const reporting = ['--json', `--outputFile=${report}`];
  const { code, out, error } = await run([node, ...JEST, ...reporting, ...args], { env: onNode(node) });
  const { passed, failed, skipped } = countJest(report, code ?? 1);
  const said = out + error;
  const warnings = warningsIn(said);
  return {
    summary: `${passed} passed, ${failed} failed, ${skipped} skipped`,
    problems: [...(failed > 0 ? [failuresIn(said)] : []), ...warnings.filter(isOurs)],
    warnings: warnings.filter((warning) => !isOurs(warning)),
  };
}

const failuresIn = (said: string) =>
  said.match(/^ {2}✘ [^]*?repeat it: .*$/gm)?.join('\n') ?? said.slice(-3000);
