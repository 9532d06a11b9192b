import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const REMOTE = 'mfe-coaching';

interface Build {
  version: string;
  operations: { file: string; count: number; integrity: string };
  files: Record<string, { bytes: number; brotli?: number | null; integrity: string }>;
}

/** A build of the coaching area whose documents ask for another field; its scripts are those of the product. */
export function changedRemote(
  folder: string,
  { version, from, to }: { version: string; from: string; to: string },
): string {
  const built = join(folder, version);
  cpSync(join('dist', REMOTE), built, { recursive: true });
  const build = JSON.parse(readFileSync(join(built, 'build.json'), 'utf8')) as Build;
  const documents = Object.values(documentsIn(built)).map((text) =>
    text.replace(new RegExp(`\\b${from}\\b`, 'g'), to),
  );
  const list = JSON.stringify(Object.fromEntries(documents.map((text) => [sha256(text), text])));
  writeFileSync(join(built, build.operations.file), list);
  const integrity = `sha384-${createHash('sha384').update(list).digest('base64')}`;
  const { file } = build.operations;
  const files = {
    ...build.files,
    ...(build.files[file] && { [file]: { ...build.files[file], bytes: list.length, integrity } }),
  };
  writeFileSync(
    join(built, 'build.json'),
    JSON.stringify({ ...build, version, files, operations: { ...build.operations, integrity } }),
  );
  return built;
}

/** The document of a build in which a field is asked for. */
export function documentWith(built: string, field: string): string {
  const found = Object.values(documentsIn(built)).find((text) => new RegExp(`\\b${field}\\b`).test(text));
  if (!found) throw new Error(`No document of ${built} asks for ${field}`);
  return found;
}

function documentsIn(built: string): Record<string, string> {
  const { operations } = JSON.parse(readFileSync(join(built, 'build.json'), 'utf8')) as Build;
  return JSON.parse(readFileSync(join(built, operations.file), 'utf8')) as Record<string, string>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
