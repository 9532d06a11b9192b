import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerName } from '@athenaeum/shell-contract/federation/container';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface Build {
  version: string;
  entry: string;
  files: Record<string, { bytes: number; brotli?: number | null; integrity: string }>;
}

/** The ten digits in the name of a built file that stand for its content. */
const DIGITS = /\.([0-9a-f]{10})\./;
const TEXTS = /\.(js|json|html)$/;

/**
 * A copy of a build in which every file has another name and every script other bytes, as after a change in every module;
 * it does what the build did. Answers the folder of the copy.
 */
export function changedBuild(published: string, version: string): string {
  const folder = copyBuild(published);
  const names = new Map(
    readdirSync(folder)
      .map((name) => DIGITS.exec(name)?.[1])
      .filter((digits) => digits !== undefined)
      .map((digits) => [digits, sha256(digits + version).slice(0, 10)]),
  );
  const renamed = (text: string) => [...names].reduce((so, [from, to]) => so.replaceAll(from, to), text);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (TEXTS.test(name)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
    if (name.endsWith('.js')) writeFileSync(file, `${readFileSync(file, 'utf8')}\n// ${version}\n`);
    renameSync(file, join(folder, renamed(name)));
  }
  const build = readBuildFile(folder);
  writeBuildFile(folder, { ...build, version }, Object.keys(build.files));
  return folder;
}

/** A copy of a build whose entry gives a remote that throws as it is mounted. */
export function brokenBuild(published: string, version: string, remote: string): string {
  const folder = copyBuild(published);
  const build = readBuildFile(folder);
  const script = `var ${containerName(remote)} = {
  init() {},
  get: () => Promise.resolve(() => ({
    bootstrap: async () => {},
    mount: async () => { throw new Error('Broken on purpose'); },
    unmount: async () => {},
  })),
};`;
  writeFileSync(join(folder, build.entry), script);
  writeBuildFile(folder, { ...build, version }, [build.entry]);
  return folder;
}

/** A copy of a build that loads and shows all it did, and each of whose mutations names a type that the graph does not have. */
export function refusedBuild(published: string, version: string): string {
  const folder = copyBuild(published);
  const build = readBuildFile(folder);
  const scripts = Object.keys(build.files).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/mutation (\w+)\(/g, 'mutation $1($nobody:Nobody,'));
  }
  writeBuildFile(folder, { ...build, version }, scripts);
  return folder;
}

/** A copy of a build that renders normally, and throws at every click. */
export function throwingBuild(published: string, version: string): string {
  const folder = copyBuild(published);
  const build = readBuildFile(folder);
  const entry = join(folder, build.entry);
  const handler = `addEventListener('click', () => { throw new Error('Broken on purpose'); });`;
  writeFileSync(entry, `${readFileSync(entry, 'utf8')}\n${handler}\n`);
  writeBuildFile(folder, { ...build, version }, [build.entry]);
  return folder;
}

/** A copy of a build that says something else in one place. @throws where it does not say `from` */
export function rewordedBuild(published: string, version: string, from: string, to: string): string {
  const folder = copyBuild(published);
  const build = readBuildFile(folder);
  const scripts = Object.keys(build.files).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(from),
  );
  if (scripts.length === 0) throw new Error(`The build says "${from}" nowhere.`);
  for (const name of scripts)
    writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replaceAll(from, to));
  writeBuildFile(folder, { ...build, version }, scripts);
  return folder;
}

function copyBuild(published: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-changed-'));
  cpSync(published, folder, { recursive: true });
  return folder;
}

const readBuildFile = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Build;

/** Updates the build record for changed files, and their compressed copies. */
function writeBuildFile(folder: string, build: Build, changed: readonly string[]): void {
  const files = { ...build.files };
  for (const name of changed) {
    const bytes = readFileSync(join(folder, name));
    const brotli = compressAgain(join(folder, name), bytes);
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    files[name] = { bytes: bytes.length, brotli, integrity };
  }
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ ...build, files }));
}

/** Returns the size in brotli; null for files that are not compressed. */
function compressAgain(file: string, bytes: Buffer): number | null {
  rmSync(`${file}.gz`, { force: true });
  if (!existsSync(`${file}.br`)) return null;
  const compressed = brotliCompressSync(bytes);
  writeFileSync(`${file}.br`, compressed);
  writeFileSync(`${file}.gz`, gzipSync(bytes));
  return compressed.length;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
