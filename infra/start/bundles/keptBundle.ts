import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest, digestOfFile, digestOfNames, settingsOf } from './digests';
import { place, removeUnused, replaceFile, use } from './folders';

/** A bundle, and all that it was made of; it stays valid while all of it is the same. */
interface Kept {
  /** With its files. */
  folder: string;
  settings: string;
  /** Digest of each source by its path from the root. */
  sources: Record<string, string>;
  /** Digest of the names in each folder with sources: a new file may be found in place of another. */
  folders: Record<string, string>;
}

/**
 * The folder with the bundle of some entries, kept below `.cache/start`: the one before, or a new one when any of its sources,
 * what is installed, or how bundles are made has changed. Folders stay as they are, as running processes load from them later.
 *
 * @param entries by the name of the file that each becomes, with paths from the root
 * @param name of the bundle; without one the first entry names it
 * @throws Problem with the lines that cannot be compiled
 */
export async function keptBundle(
  root: string,
  entries: Record<string, string>,
  name = Object.values(entries)[0]!.replaceAll('/', '-'),
): Promise<string> {
  const home = join(root, '.cache/start', name);
  const record = join(home, 'kept.json');
  const settings = settingsOf(root, entries);
  const kept = read(record);
  if (kept?.settings === settings && isUnchanged(root, kept)) {
    use(kept.folder);
    return kept.folder;
  }
  return make(root, entries, { home, record, settings });
}

async function make(
  root: string,
  entries: Record<string, string>,
  { home, record, settings }: { home: string; record: string; settings: string },
): Promise<string> {
  // Files are timed more finely; nothing is read within a millisecond.
  const begunAt = Date.now() + 1;
  // Loaded only when there is work: a start without changes needs no compiler.
  const { bundleProgram } = await import('./bundleProgram');
  // The folder is named by what is in it, but its depth is in the source maps.
  const { files, sources } = await bundleProgram(root, entries, join(home, 'made'));
  mkdirSync(home, { recursive: true });
  const folder = join(home, digest(files.map(({ contents }) => digest(contents)).join()).slice(0, 16));
  place(files, folder);
  // What was edited meanwhile may be in the bundle or not.
  if (!sources.some((path) => statSync(join(root, path)).mtimeMs >= begunAt))
    replaceFile(record, JSON.stringify({ folder, settings, ...stateOf(root, sources) } satisfies Kept));
  removeUnused(home);
  return folder;
}

function isUnchanged(root: string, { folder, sources, folders }: Kept): boolean {
  return (
    existsSync(folder) &&
    Object.entries(folders).every(([path, before]) => digestOfNames(join(root, path)) === before) &&
    Object.entries(sources).every(([path, before]) => digestOfFile(join(root, path)) === before)
  );
}

function stateOf(root: string, sources: readonly string[]): Pick<Kept, 'sources' | 'folders'> {
  const folders = new Set(sources.flatMap(foldersAbove));
  return {
    sources: Object.fromEntries(sources.map((path) => [path, digestOfFile(join(root, path))])),
    folders: Object.fromEntries([...folders].map((path) => [path, digestOfNames(join(root, path))])),
  };
}

/** Without the root, where everything else is too. */
function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

function read(file: string): Kept | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
}
