import { readdirSync, rmSync } from 'node:fs';
import { reportAndExit } from '../../start/problem';
import { tryCommands } from './commands';
import { render, type Rendered } from './rendered';
import { refusedBySchema, unknownToTypes } from './schema';
import { fetchTools, type Tools } from './tools';

// node --import tsx infra/k8s/proof/prove.ts: renders the base and every overlay by kustomize, and holds what comes out against the
// schemas of Kubernetes; gives kubectl every command that the guides name for it. Ends with 1 when something is wrong. No cluster is asked:
// what an API server would say besides is not known.

const OVERLAYS = 'infra/k8s/overlays';
/** What has to be refused, else the check itself is blind. */
const WRONG: Rendered[] = [
  { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'no-selector' }, spec: { replicas: 2 } },
  { apiVersion: 'v1', kind: 'Service', metadata: { name: 'misspelt' }, spec: { selektor: {} } },
  {
    apiVersion: 'autoscaling/v1beta9',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: 'no-such-version' },
  },
] as Rendered[];

let problems = 0;
try {
  const tools = await fetchTools();
  try {
    const overlooked: string[] = [];
    for (const one of WRONG)
      if ((await problemsOf([one], tools)).length === 0) overlooked.push(one.metadata.name);
    tell('what is wrong is refused', overlooked);
    for (const folder of ['infra/k8s/base', ...readdirSync(OVERLAYS).map((name) => `${OVERLAYS}/${name}`)]) {
      const all = await render(folder, tools);
      tell(`${folder}, ${all.length} things`, await problemsOf(all, tools));
    }
    const { count, problems: refused } = await tryCommands(tools);
    tell(`${count} commands of the guides, as far as to a cluster`, refused);
  } finally {
    rmSync(tools.folder, { recursive: true, force: true });
  }
  process.exit(problems > 0 ? 1 : 0);
} catch (error) {
  reportAndExit(error);
}

async function problemsOf(all: readonly Rendered[], tools: Tools): Promise<string[]> {
  const refused = await refusedBySchema(all, tools);
  return [...refused, ...(await unknownToTypes(all, tools))];
}

function tell(what: string, found: readonly string[]): void {
  problems += found.length;
  process.stdout.write(
    found.length > 0 ? `  no  ${what}:\n${found.map((one) => `      ${one}\n`).join('')}` : `  ok  ${what}\n`,
  );
}
