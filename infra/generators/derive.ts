import { execFileSync } from 'node:child_process';
import { GeneratorProblem } from './change';

/** Regenerates derived files: the supergraph with its types, the page of rights, the page of variables. */
export async function derive(root: string, written: readonly string[]): Promise<void> {
  if (written.some((path) => path.endsWith('.graphql'))) {
    // Only now: it reads what has just been written.
    const { runCodegen } = await import('../codegen/runCodegen');
    const { problems } = await runCodegen(root);
    if (problems.length > 0)
      throw new GeneratorProblem(`It is written, but not right:\n${problems.join('\n')}`);
  }
  if (written.some((path) => path.startsWith('subgraphs/kit/src/access/')))
    run(root, 'gateway/src/access/writeRights.ts');
  if (written.includes('gateway/graph/src/subgraphs/subgraphVariables.ts'))
    run(root, 'infra/deployment/writeConfiguration.ts');
}

const run = (root: string, script: string) =>
  execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
