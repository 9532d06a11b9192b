import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLazyScripts } from '../federationManifest';
import type { Candidate } from './check';

/** Scripts that are loaded together, once a page or a part of one is wanted. */
export interface LazyPart {
  scripts: string[];
  /** As they are sent to most browsers. */
  bytes: number;
}

/** A chunk as webpack's runtime is asked for it: `t.e(875)`, or `t.e("es")`. */
const CHUNK = String.raw`\.e\((?:\d+|"[\w-]+")\)`;
const TOGETHER = new RegExp(String.raw`Promise\.all\(\[((?:[\w$]{1,40}${CHUNK},?)+)\]\)|${CHUNK}`, 'g');
const ID = /\.e\("?([\w-]+)"?\)/g;

/**
 * What a build leaves for later, largest first, as its scripts ask for it. A script that is said to be for later, and that
 * none of them asks for in a way that is known here, counts by itself.
 */
export async function lazyParts({ entry, folder }: Candidate): Promise<LazyPart[]> {
  const first = [entry.entry, ...entry.exposes.flatMap(({ files }) => files)];
  const said = await readLazyScripts(folder, entry.name);
  const others = entry.files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const byId = new Map((said ?? others).map((script) => [script.split('.', 1)[0]!, script]));
  const groups = new Map<string, string[]>();
  const reached = new Set([...first, ...(said ?? [])]);
  // What is found on the way is looked at too.
  for (const script of reached) {
    const code = await readFile(join(folder, script), 'utf8');
    for (const [asked] of code.matchAll(TOGETHER)) {
      const scripts = [...asked.matchAll(ID)].flatMap(([, id]) => byId.get(id!) ?? []).sort();
      for (const one of scripts) reached.add(one);
      if (scripts.length > 0) groups.set(scripts.join(' '), scripts);
    }
  }
  const known = new Set([...groups.values()].flat());
  for (const script of said ?? []) if (!known.has(script)) groups.set(script, [script]);
  const weights = new Map(entry.files.map(({ name, bytes, brotli }) => [name, brotli ?? bytes]));
  return [...groups.values()]
    .map((scripts) => ({
      scripts,
      bytes: scripts.reduce((sum, script) => sum + (weights.get(script) ?? 0), 0),
    }))
    .sort((a, b) => b.bytes - a.bytes);
}
