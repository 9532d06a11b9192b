import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { commandsOf } from '../../guides/typed';
import { run } from '../../processes/command';
import type { Tools } from './tools';

/** What a reader puts in. */
const FILLED_IN = {
  '<environment>': 'example',
  '<name>': 'gateway',
  '<pod>': 'gateway-0',
  '<subgraph>': 'users',
};
/** Commands that kubectl has to refuse by itself, else nothing is proven of the others. */
const WRONG = [
  'kubectl scale deployment --all --replica 0',
  'kubectl rollout restrt deployment/gateway',
  'kubectl create job --form=cronjob/publish publish-1',
  'kubectl create namespace',
];
/** Where no cluster is. */
const NOBODY = `apiVersion: v1
kind: Config
clusters: [{ name: none, cluster: { server: 'http://127.0.0.1:1' } }]
contexts: [{ name: none, context: { cluster: none, user: none } }]
users: [{ name: none, user: {} }]
current-context: none
`;

/**
 * Every command for kubectl that the guides name, as it is written: kubectl reads its arguments, files and manifests, and gives up only
 * where it has to ask the cluster. How many there are, and what is wrong.
 */
export async function tryCommands({
  kubectl,
  folder,
}: Tools): Promise<{ count: number; problems: string[] }> {
  const desk = join(folder, 'desk');
  mkdirSync(desk);
  symlinkSync(join(process.cwd(), 'infra'), join(desk, 'infra'));
  copyFileSync('infra/docker/.env.example', join(desk, 'secrets.env'));
  writeFileSync(join(desk, 'backup.key'), 'AGE-SECRET-KEY-');
  writeFileSync(join(desk, 'nobody.yaml'), NOBODY);
  const env = {
    PATH: `${dirname(kubectl)}${delimiter}${process.env.PATH}`,
    KUBECONFIG: join(desk, 'nobody.yaml'),
  };

  /** What kubectl says against it, null where it got as far as the cluster. */
  async function refusalOf(command: string): Promise<string | null> {
    const { out, error } = await run(['sh', '-c', command], { folder: desk, env });
    const asked = /127\.0\.0\.1:1\b.*refused/.test(error);
    return asked ? null : `${command}: ${(error || out).trim().split('\n')[0]}`;
  }

  const commands = commandsOf('kubectl', FILLED_IN);
  const problems = [];
  for (const command of commands) problems.push(await refusalOf(command));
  for (const command of WRONG)
    if (!(await refusalOf(command))) problems.push(`${command}: nothing is wrong with it for kubectl`);
  return { count: commands.length, problems: problems.filter((one) => one !== null) };
}
