import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { must } from '../processes/command';
import { SERVICES } from '../processes/services';
import type { Program } from '../servers/programs';

/** Below the tree, so that files need not be copied to be there twice. */
const HOME = '.cache/upgrades';
/** The front that is here: the shell, and two areas of which one is a site. */
export const APPS = ['shell', 'mfe-coaching', 'mfe-public-events'];
const DONE = '.laid-out';
/** What runs, and what an operator runs for it. */
const NEEDED = [
  ...SERVICES,
  'shell',
  'remote-host',
  'releases',
  'publish',
  'deploy',
  'kill',
] as const satisfies readonly Program[];

/** A release of the product: a folder with its source, its libraries, its builds and its compiled servers. */
export interface Release {
  folder: string;
  /** How it is named in what the proof says. */
  name: string;
}

/** What was released before: a commit, built as it is. It stays for the next proof, as a commit does not change. */
export async function layOutBefore(ref: string): Promise<Release> {
  const commit = await must(['git', 'rev-parse', '--verify', `${ref}^{commit}`]);
  const folder = resolve(HOME, commit);
  if (existsSync(join(folder, DONE))) return { folder, name: commit.slice(0, 10) };
  const archive = resolve(HOME, `${commit}.tar`);
  makeEmpty(folder);
  await must(['git', 'archive', '--output', archive, commit]);
  await must(['tar', '--extract', '--file', archive, '--directory', folder]);
  rmSync(archive);
  await install(folder);
  takeBuilds(folder);
  await inFolder(folder, 'infra/webpack/build.ts', ...APPS);
  await inFolder(folder, 'infra/servers/build.ts', ...NEEDED);
  writeFileSync(join(folder, DONE), '');
  return { folder, name: commit.slice(0, 10) };
}

/** What is here, committed or not, with what `change` makes of its source, and with the builds that are here. */
export async function layOutNext(change: (folder: string) => void): Promise<Release> {
  const folder = resolve(HOME, 'next');
  makeEmpty(folder);
  const files = await must(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of files.split('\0').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  change(folder);
  await install(folder);
  await inFolder(folder, 'infra/codegen/codegen.ts');
  await inFolder(folder, 'infra/servers/build.ts', ...NEEDED);
  takeBuilds(folder);
  return { folder, name: 'next' };
}

export type Compiled = (typeof NEEDED)[number];

export const compiledIn = ({ folder }: Release, program: Compiled): string =>
  join(folder, 'dist/servers', program, 'main.mjs');

/** What the libraries are is said by the lock file alone. Links cost no room, and are what npm would have written. */
async function install(folder: string): Promise<void> {
  if (readFileSync(join(folder, 'package-lock.json')).equals(readFileSync('package-lock.json')))
    await linkInstalled(folder);
  else await must(['npm', 'ci', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline']);
}

/** Of the root, and of each workspace that keeps versions of its own beside itself. */
async function linkInstalled(folder: string): Promise<void> {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  for (const installed of ['.', ...workspaces].map((place) => join(place, 'node_modules')).filter(existsSync))
    await must(['cp', '--archive', '--link', installed, join(folder, dirname(installed))]);
}

/** With the record of what each was made of, by which it is built again where anything of that differs. */
function takeBuilds(folder: string): void {
  for (const app of APPS)
    for (const path of [`dist/${app}`, `.cache/webpack/${app}.inputs.json`])
      cpSync(path, join(folder, path), { recursive: true });
}

/** Runs a script of that release, from its source. */
const inFolder = (folder: string, script: string, ...args: string[]) =>
  must([process.execPath, '--import', 'tsx', script, ...args], { folder });

function makeEmpty(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
