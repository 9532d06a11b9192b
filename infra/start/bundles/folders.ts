import {
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { BundledFile } from './bundleProgram';

const UNUSED_AFTER_MS = 24 * 60 * 60_000;

/** Writes a folder that is there whole or not at all; another start may write the same one. */
export function place(files: readonly BundledFile[], folder: string): void {
  if (existsSync(folder)) return use(folder);
  const draft = mkdtempSync(`${folder}-`);
  for (const { path, contents } of files) writeFileSync(join(draft, basename(path)), contents);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

export function replaceFile(file: string, text: string): void {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Keeps a folder for another day. */
export function use(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}

/** Removes what no start and no running product has used for a day. */
export function removeUnused(home: string): void {
  const oldest = Date.now() - UNUSED_AFTER_MS;
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    const about = statSync(path, { throwIfNoEntry: false });
    if (about?.isDirectory() && about.mtimeMs < oldest) rmSync(path, { recursive: true, force: true });
  }
}
