import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestDatabase } from '@athenaeum/kit/testing';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { readWorkspaces } from '../lint/workspaces';
import { deployables } from '../deployment/deployables';
import { packageOf } from '../webpack/shared';
import { compileServer, type Compiled } from './compileServer';
import { NODE_ARGUMENTS } from './nodeArguments';
import { type Program, programs } from './programs';

const root = join(__dirname, '../..');
const workspaces = readWorkspaces(root);
const servers = [...new Map(deployables.map(({ program, workspace }) => [program, workspace]))];

let folder: string;
const compiled = new Map<Program, Compiled>();
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside of the repository: libraries are looked for in the folders above.
  folder = await mkdtemp(join(root, '.cache/servers-'));
  await Promise.all(
    servers.map(async ([program]) =>
      compiled.set(program, await compileServer(root, programs[program], join(folder, program))),
    ),
  );
}, 120_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const children: ChildProcess[] = [];
function run(program: Program, env: Record<string, string>) {
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, join(folder, program, 'main.mjs')], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
  });
  children.push(child);
  return child;
}

/** What `npm ci --omit=dev --workspace=…` installs of what is named. */
function installedWith(workspace: string, seen = new Set<string>()): Set<string> {
  if (seen.has(workspace)) return new Set();
  seen.add(workspace);
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const names = Object.keys(dependencies);
  const ours = workspaces.filter(({ name }) => names.includes(name));
  return new Set([...names, ...ours.flatMap(({ folder }) => [...installedWith(folder, seen)])]);
}

it.each(servers)('%s leaves out only libraries that its workspace brings', (program, workspace) => {
  const there = installedWith(workspace);

  const { libraries } = compiled.get(program)!;

  expect(libraries.length).toBeGreaterThan(0);
  expect(libraries.filter((name) => !there.has(packageOf(name)))).toEqual([]);
});

it('names the libraries that a server reads files of, which no import does', () => {
  expect(compiled.get('gateway')!.libraries).toEqual(
    expect.arrayContaining([
      '@countrystatecity/countries',
      '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
      '@zxcvbn-ts/language-common',
    ]),
  );
});

it.each(servers)('%s holds no code of tests, seeds or development', (program) => {
  const { modules } = compiled.get(program)!;

  expect(modules.filter((file) => /\/testing\/|\.test\.|\/seed\/|^infra\/dev\//.test(file))).toEqual([]);
});

it.each(servers)('%s runs as far as its configuration, and names what is missing', async (program) => {
  const child = run(program, { NODE_ENV: 'production', PORT: 'none' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number];

  const { variables } = deployables.find((one) => one.program === program)!;
  expect(Object.keys(variables).filter((name) => new RegExp(`\\b${name}\\b`).test(said))).not.toEqual([]);
  expect(code).toBe(1);
});

it('a compiled subgraph reads its schema, opens the database and answers', async () => {
  const database = await openTestDatabase([]);
  const port = await freePort();
  const child = run('users', {
    PORT: String(port),
    MONGODB_URI: database.uri,
    MONGODB_DATABASE: database.name,
    INTERNAL_KEY: 'k'.repeat(40),
  });
  let said = '';
  const listens = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => /is listening/.test((said += chunk)) && resolve());
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('exit', () => reject(new Error(said)));
  });
  try {
    await listens;
    const answer = await fetch(`http://127.0.0.1:${port}/ready`);
    expect(answer.status).toBe(200);
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    await database.close();
  }
});
