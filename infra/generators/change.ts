import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Change = { path: string; text: string } | { path: string; edit: (text: string) => string };

/** A mistake of the person at the keyboard, said in one line. */
export class GeneratorProblem extends Error {}

/** Writes all or nothing: what exists is never overwritten, and an edit that does not fit stops everything. */
export async function applyChanges(root: string, changes: readonly Change[]): Promise<string[]> {
  const drafts = changes.map((change) => ({ path: change.path, text: draftOf(root, change) }));
  // Loaded late: what only looks at changes does without it.
  const { format, resolveConfig } = await import('prettier');
  for (const { path, text } of drafts) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    const options = await resolveConfig(file, { editorconfig: true });
    writeFileSync(file, await format(text, { ...options, filepath: file }));
  }
  return drafts.map(({ path }) => path);
}

function draftOf(root: string, change: Change): string {
  const file = join(root, change.path);
  if ('text' in change) {
    if (existsSync(file)) throw new GeneratorProblem(`${change.path} exists already.`);
    return change.text;
  }
  const before = readFileSync(file, 'utf8');
  const after = change.edit(before);
  if (after === before) throw new GeneratorProblem(`${change.path} has no place for it: add it by hand.`);
  return after;
}

/** Edits that put something where things of its kind are. */
export const insertAfterLast = (pattern: RegExp, insert: string) => (text: string) => {
  const last = [...text.matchAll(new RegExp(pattern, 'gm'))].at(-1);
  if (!last) return text;
  const end = last.index + last[0].length;
  return text.slice(0, end) + insert + text.slice(end);
};

export const insertBefore = (pattern: RegExp, insert: string) => (text: string) =>
  text.replace(pattern, (found) => insert + found);

export const insertAfter = (pattern: RegExp, insert: string) => (text: string) =>
  text.replace(pattern, (found) => found + insert);

export const inOrder =
  (...edits: ((text: string) => string)[]) =>
  (text: string) =>
    edits.reduce((result, edit) => {
      const after = edit(result);
      if (after === result) throw new GeneratorProblem('A file has no place for it: add it by hand.');
      return after;
    }, text);
