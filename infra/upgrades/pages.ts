import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { changedBuild } from '../ci/changedBuild';
import { REMOTE } from './cluster';
import type { Release } from './layOut';

interface Build {
  operations: { file: string; count: number; integrity: string };
  files: Record<string, { bytes: number; brotli?: number | null; integrity: string }>;
}

/** Adds documents to those that a build of the area sends: gateways answer no others. */
export function sendAlso({ folder }: Release, documents: readonly string[]): void {
  addTo(join(folder, 'dist', REMOTE), documents);
}

/** The build of the area as after a change in every module, which sends these documents too. Answers its folder. */
export function nextBuild({ folder }: Release, version: string, documents: readonly string[]): string {
  const built = changedBuild(join(folder, 'dist', REMOTE), version);
  addTo(built, documents);
  return built;
}

function addTo(built: string, documents: readonly string[]): void {
  const record = join(built, 'build.json');
  const build = JSON.parse(readFileSync(record, 'utf8')) as Build;
  const { file } = build.operations;
  const known = JSON.parse(readFileSync(join(built, file), 'utf8')) as Record<string, string>;
  for (const text of documents) known[createHash('sha256').update(text).digest('hex')] = text;
  const list = JSON.stringify(known);
  writeFileSync(join(built, file), list);
  const integrity = `sha384-${createHash('sha384').update(list).digest('base64')}`;
  const files = {
    ...build.files,
    ...(build.files[file] && { [file]: { ...build.files[file], bytes: list.length, integrity } }),
  };
  const operations = { ...build.operations, count: Object.keys(known).length, integrity };
  writeFileSync(record, JSON.stringify({ ...build, files, operations }));
}
