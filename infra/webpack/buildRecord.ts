import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@athenaeum/shell-contract/manifest';

/** `dist/<app>/build.json`: all that the shell's server and the registry need to know of a build. */
export interface BuildRecord {
  app: string;
  /** Who looks after it: the author in its package. */
  owner?: string | undefined;
  /** Follows from what was built: the same output is the same version, wherever it was built. */
  version: string;
  /** The script to begin with: a remote's federation container, the shell's page. */
  entry: string;
  /** Files that each exposed module needs before it runs. */
  exposes: Record<string, string[]>;
  files: Record<string, BuiltFile>;
  /** For a remote that draws its own site on a server. */
  site?: BuiltSite | undefined;
  manifest: RemoteManifest | null;
  /** The GraphQL documents that it sends. */
  operations?: BuiltOperations | undefined;
  /** Libraries that a page has once, as the build declares them. */
  shared?: SharedLibrary[] | undefined;
  /** Versions of the shell contract that it can be met with. */
  contracts?: { from: number; to: number } | undefined;
  /** Brotli is still to come: no file has it, and none has its size. */
  isToCompress?: true | undefined;
}

export interface BuiltOperations {
  /** From the SHA-256 of each document, in hex, to the document as it is sent. */
  file: string;
  count: number;
  integrity: string;
}

export interface SharedLibrary {
  /** As it is imported: `react-dom/client`. */
  name: string;
  /** The one that was built with, and comes along. */
  version: string;
  /** Those that it can be given instead. */
  range: string;
  singleton: boolean;
}

export interface BuiltSite {
  /** What the host runs. */
  server: string;
  /** Files of each named script, in the order in which they are needed. */
  scripts: Record<string, string[]>;
}

export interface BuiltFile {
  bytes: number;
  /** Size as sent to most browsers; null for what has no Brotli, or has none yet. */
  brotli: number | null;
  /** As in an integrity attribute. */
  integrity: string;
}

export function describeBuild(
  folder: string,
  facts: Omit<BuildRecord, 'version' | 'files' | 'isToCompress'>,
): BuildRecord {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isOriginal).sort();
  const files = Object.fromEntries(names.map((name) => [name, describeFile(join(folder, name))]));
  const version = createHash('sha256')
    .update(JSON.stringify([names.map((name) => [name, files[name]?.integrity]), facts]))
    .digest('hex')
    .slice(0, 12);
  return { ...facts, version, files };
}

/** Code as the browser gets it, in bytes. */
export const sizeOf = ({ files }: BuildRecord, names: readonly string[]) =>
  names.reduce((sum, name) => sum + (files[name]?.brotli ?? files[name]?.bytes ?? 0), 0);

export const writeRecord = (folder: string, record: BuildRecord) =>
  replaceFile(join(folder, 'build.json'), `${JSON.stringify(record, null, 2)}\n`);

export const readRecord = (folder: string): BuildRecord =>
  JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as BuildRecord;

/** A reader has it as it was or as it is. */
export function replaceFile(file: string, contents: string | Buffer): void {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

function describeFile(file: string): BuiltFile {
  const bytes = readFileSync(file);
  return {
    bytes: bytes.length,
    brotli: existsSync(`${file}.br`) ? readFileSync(`${file}.br`).length : null,
    integrity: integrityOf(bytes),
  };
}

export const integrityOf = (bytes: Buffer | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const isOriginal = (name: string) => !/\.(br|gz)$/.test(name) && name !== 'build.json';
