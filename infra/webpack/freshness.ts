import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildRecord } from './buildRecord';

interface Remembered {
  settings: string;
  inputs: Record<string, string>;
}

/** What shapes every build without being part of any: how apps are built, and what is installed. */
export function buildSettings(root: string): string {
  const own = readdirSync(join(root, 'infra/webpack'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(root, 'infra/webpack', file));
  const files = [...own, join(root, 'package-lock.json')];
  return hash(files.map((file) => readFileSync(file, 'utf8')).join('\0'));
}

/** The build in `dist/<app>`, or where else it is kept, when it is whole and nothing that it was made from has changed since. */
export function freshBuild(
  root: string,
  app: string,
  settings: string,
  { folder, memory } = inDist(app),
): BuildRecord | null {
  const remembered = readJson<Remembered>(join(root, memory));
  const record = readJson<BuildRecord>(join(root, folder, 'build.json'));
  if (!remembered || !record || remembered.settings !== withLibraries(root, app, settings)) return null;
  const unchanged = Object.entries(remembered.inputs).every(
    ([file, before]) => hashOfFile(join(root, file)) === before,
  );
  const whole = Object.keys(record.files).every((file) => existsSync(join(root, folder, file)));
  return unchanged && whole ? record : null;
}

export function rememberInputs(
  root: string,
  app: string,
  settings: string,
  files: readonly string[],
  { memory } = inDist(app),
): void {
  const inputs = Object.fromEntries(
    [...manifestFiles(root, app), ...files].map((file) => [file, hashOfFile(join(root, file))]),
  );
  mkdirSync(dirname(join(root, memory)), { recursive: true });
  writeFileSync(join(root, memory), JSON.stringify({ settings: withLibraries(root, app, settings), inputs }));
}

/** With what an app has installed for itself, which may have come by another way than the lock file. */
const withLibraries = (root: string, app: string, settings: string) =>
  [settings, ...librariesIn(join(root, app, 'node_modules'))].join(' ');

function librariesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      if (name.startsWith('.')) return [];
      if (name.startsWith('@')) return librariesIn(join(folder, name));
      const about = readJson<{ version?: string }>(join(folder, name, 'package.json'));
      return [`${name}@${about?.version ?? ''}`];
    });
}

const inDist = (app: string) => ({
  folder: join('dist', app),
  memory: join('.cache/webpack', `${app}.inputs.json`),
});

/** The manifest is read by the build itself, so the compiler may not know of these. */
const manifestFiles = (root: string, app: string) =>
  [`${app}/src/manifest.ts`, `${app}/src/__generated__/operations.json`].filter((file) =>
    existsSync(join(root, file)),
  );

const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

const hashOfFile = (file: string) => (existsSync(file) ? hash(readFileSync(file)) : '');

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
