import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface OutputFile {
  path: string;
  text: string;
}

/** An unchanged file keeps its date, so that watchers and build caches stay calm. */
export function writeIfChanged(root: string, { path, text }: OutputFile): void {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
