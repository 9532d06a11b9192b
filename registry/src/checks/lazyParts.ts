import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLazyScripts } from '../federationManifest';
import type { Candidate } from './check';

/** Lazy scripts that are loaded together, for a page or a part of one. */
export interface LazyPart {
  scripts: string[];
  /** Compressed, as most browsers get them. */
  bytes: number;
}

/**
 * What webpack compiles an `import()` to, in minified code: a call for each chunk, `t.e(875)` or `t.e("es")`. An import that needs
 * several is `Promise.all([t.e(875),t.e(12)])`, and those are one part.
 */
const CHUNK = String.raw`\.e\((?:\d+|"[\w-]+")\)`;
const TOGETHER = new RegExp(String.raw`Promise\.all\(\[((?:[\w$]{1,40}${CHUNK},?)+)\]\)|${CHUNK}`, 'g');
const ID = /\.e\("?([\w-]+)"?\)/g;

/**
 * The lazy parts of a build, largest first, by the `import()` calls in its scripts: what a user
 * waits for when a page or a part of it opens, so the check `budget` limits the size of each. A lazy script whose call is not recognised
 * is a part of its own.
 */
export async function lazyParts({ entry, folder }: Candidate): Promise<LazyPart[]> {
  const first = [entry.entry, ...entry.exposes.flatMap(({ files }) => files)];
  const listed = await readLazyScripts(folder, entry.name);
  const others = entry.files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const byId = new Map((listed ?? others).map((script) => [script.split('.', 1)[0]!, script]));
  const groups = new Map<string, string[]>();
  const reached = new Set([...first, ...(listed ?? [])]);
  // Scripts that are found are searched as well.
  for (const script of reached) {
    const code = await readFile(join(folder, script), 'utf8');
    for (const [asked] of code.matchAll(TOGETHER)) {
      const scripts = [...asked.matchAll(ID)].flatMap(([, id]) => byId.get(id!) ?? []).sort();
      for (const one of scripts) reached.add(one);
      if (scripts.length > 0) groups.set(scripts.join(' '), scripts);
    }
  }
  const known = new Set([...groups.values()].flat());
  for (const script of listed ?? []) if (!known.has(script)) groups.set(script, [script]);
  const weights = new Map(entry.files.map(({ name, bytes, brotli }) => [name, brotli ?? bytes]));
  return [...groups.values()]
    .map((scripts) => ({
      scripts,
      bytes: scripts.reduce((sum, script) => sum + (weights.get(script) ?? 0), 0),
    }))
    .sort((a, b) => b.bytes - a.bytes);
}
