import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export type Change = { path: string; text: string } | { path: string; edit: (text: string) => string };

/** What a generator makes of its words. */
export interface Plan {
  changes: Change[];
  /** New packages of ours: what they are called, and their folders. */
  packages?: Readonly<Record<string, string>>;
  /** What no generator can know, for the person at the keyboard. */
  left: string[];
}

export interface Options {
  /** A title in Spanish. */
  es?: string;
  /** The address of a page. */
  path?: string;
}

export type Generator = (root: string, args: readonly string[], options?: Options) => Plan;

/** A mistake of the person at the keyboard, said in a sentence. */
export class GeneratorProblem extends Error {}

/**
 * Writes all or nothing: what exists is never overwritten, and an edit that does not fit stops everything.
 *
 * @returns the files that were written, from the root
 * @throws {GeneratorProblem} when nothing was written
 */
export async function applyPlan(root: string, plan: Plan): Promise<string[]> {
  const drafts = draftsOf(root, plan);
  // Loaded late: what only looks at changes does without it.
  const { format, getFileInfo, resolveConfig } = await import('prettier');
  const texts = new Map<string, string>();
  for (const [path, text] of drafts) {
    const file = join(root, path);
    const options = await resolveConfig(file, { editorconfig: true });
    const { ignored } = await getFileInfo(file, { ignorePath: join(root, '.prettierignore') });
    texts.set(file, ignored ? text : await format(text, { ...options, filepath: file }));
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const [name, folder] of Object.entries(plan.packages ?? {})) link(root, name, folder);
  return [...drafts.keys()];
}

/** What would be written, by its path from the root, before it is formatted. */
export function draftsOf(root: string, { changes }: Plan): Map<string, string> {
  const drafts = new Map<string, string>();
  for (const change of changes) drafts.set(change.path, draftOf(root, change, drafts.get(change.path)));
  return drafts;
}

function draftOf(root: string, change: Change, drafted: string | undefined): string {
  const file = join(root, change.path);
  if ('text' in change) {
    if (drafted !== undefined || existsSync(file))
      throw new GeneratorProblem(`${change.path} exists already.`);
    return change.text;
  }
  const before = drafted ?? readFileSync(file, 'utf8');
  const after = change.edit(before);
  if (after === before) throw new GeneratorProblem(`${change.path} has no place for it: add it by hand.`);
  return after;
}

/** What `npm install` does for a workspace, without asking a registry for anything. */
function link(root: string, name: string, folder: string): void {
  const path = join(root, 'node_modules', name);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(relative(dirname(path), join(root, folder)), path, 'dir');
}

type Edit = (text: string) => string;

/** Edits that put something where things of its kind are. */
export const insertAfterLast =
  (pattern: RegExp, insert: string): Edit =>
  (text) => {
    const last = [...text.matchAll(new RegExp(pattern, 'gm'))].at(-1);
    if (!last) return text;
    const end = last.index + last[0].length;
    return text.slice(0, end) + insert + text.slice(end);
  };

export const insertBefore =
  (pattern: RegExp, insert: string): Edit =>
  (text) =>
    text.replace(pattern, (found) => insert + found);

export const insertAfter =
  (pattern: RegExp, insert: string): Edit =>
  (text) =>
    text.replace(pattern, (found) => found + insert);

/** Before the first line of its kind whose key, the group of the pattern, comes later in the alphabet; else after the last. */
export const insertSorted =
  (pattern: RegExp, key: string, insert: string): Edit =>
  (text) => {
    const later = [...text.matchAll(new RegExp(pattern, 'gm'))].find(
      ([, name = '']) => name.toLowerCase() > key.toLowerCase(),
    );
    if (!later) return insertAfterLast(pattern, insert)(text);
    return text.slice(0, later.index) + insert + text.slice(later.index);
  };

/** At the end of the first list that begins like this: `pages: [`. */
export const appendToList =
  (beginning: string, item: string): Edit =>
  (text) => {
    const start = text.indexOf(beginning);
    if (start < 0) return text;
    const end = closingOf(text, start + beginning.length - 1);
    const before = text.slice(0, end).trimEnd();
    const comma = /[,[{]$/.test(before) ? '' : ',';
    return `${before}${comma} ${item}${text.slice(end)}`;
  };

/** Where the bracket at `start` is closed. */
export function closingOf(text: string, start: number): number {
  const [open, close] = text[start] === '[' ? ['[', ']'] : ['{', '}'];
  for (let at = start, depth = 0; at < text.length; at++) {
    if (text[at] === open) depth += 1;
    else if (text[at] === close && --depth === 0) return at;
  }
  throw new GeneratorProblem('A file has no place for it: add it by hand.');
}

export const inOrder =
  (...edits: Edit[]): Edit =>
  (text) =>
    edits.reduce((result, edit) => {
      const after = edit(result);
      if (after === result) throw new GeneratorProblem('A file has no place for it: add it by hand.');
      return after;
    }, text);
