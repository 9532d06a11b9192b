import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../../processes/command';
import { nameOf, type Rendered } from './rendered';
import type { Tools } from './tools';

type Models = Record<string, new (data: unknown) => { validate(): void }>;

/** What the schemas of Kubernetes refuse: required fields, types, formats and values. */
export async function refusedBySchema(all: readonly Rendered[], { folder }: Tools): Promise<string[]> {
  const problems: string[] = [];
  for (const one of all) {
    const Model = (await modelsOf(one, folder))[one.kind];
    if (!Model) problems.push(`${nameOf(one)}: there is no ${one.kind} in ${one.apiVersion}`);
    else problems.push(...refusal(() => new Model(one).validate()).map((what) => `${nameOf(one)}: ${what}`));
  }
  return problems;
}

async function modelsOf({ apiVersion }: Rendered, folder: string): Promise<Models> {
  const file = join(folder, 'node_modules/kubernetes-models', pathOf(apiVersion), 'index.js');
  return (await import(pathToFileURL(file).href).catch(() => ({}))) as Models;
}

const pathOf = (apiVersion: string) => apiVersion;

function refusal(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What no schema knows, as a misspelt field: the types of the same schemas, which take no other field. */
export async function unknownToTypes(all: readonly Rendered[], { folder }: Tools): Promise<string[]> {
  const lines = all.map(
    (one, index) =>
      `import type { I${one.kind} as T${index} } from 'kubernetes-models/${one.apiVersion}';\nexport const c${index}: T${index} = ${JSON.stringify(one)};`,
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'manifests.ts'), `${lines.join('\n')}\n`);
  const { code, out } = await run([
    process.execPath,
    'node_modules/typescript-native/bin/tsc',
    ...[
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--types',
      '',
    ],
    join(folder, 'manifests.ts'),
  ]);
  if (code === 0) return [];
  return out
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => `${nameAt(line, all)}: ${line.replace(/^.*error /, '')}`);
}

/** Two lines for each. */
function nameAt(message: string, all: readonly Rendered[]): string {
  const line = Number(/manifests\.ts\((\d+),/.exec(message)?.[1] ?? 0);
  const one = all[Math.floor((line - 1) / 2)];
  return one ? nameOf(one) : 'The manifests';
}
