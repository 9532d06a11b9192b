import { parse } from 'regexparam';

interface HasPath {
  path: string;
}

/** The page that owns a path: static segments win over parameters, parameters over `/*`. */
export const findPage = <Page extends HasPath>(pages: readonly Page[], pathname: string): Page | undefined =>
  bySpecificity(
    pages.filter(({ path }) => patternOf(path).pattern.test(pathname)),
    ({ path }) => path,
  )[0];

/** The parameters of a path that the pattern matches, else null; what `/*` takes is the parameter `*`. */
export function matchPattern(path: string, pathname: string): Record<string, string> | null {
  const { pattern, keys } = patternOf(path);
  const found = pattern.exec(pathname);
  return found && Object.fromEntries(keys.map((key, at) => [key, decodeParam(found[at + 1] ?? '')]));
}

/** The library takes the first match, so that the more specific patterns come first. */
export const bySpecificity = <Item>(items: readonly Item[], pathOf: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => patternOf(pathOf(b)).rank.localeCompare(patternOf(pathOf(a)).rank));

interface Pattern {
  keys: string[];
  pattern: RegExp;
  /** Sorts after those that say less. */
  rank: string;
}

/** Every link of the page is held against every pattern on each move: they are read once. */
const patterns = new Map<string, Pattern>();

/**
 * A pattern as the router's library reads it, in three things stricter: upper and lower case are different addresses, `/*` also
 * takes nothing, and a slash at the end belongs to nobody.
 */
export function patternOf(path: string): Pattern {
  let known = patterns.get(path);
  if (!known) {
    const { keys, pattern } = parse(path.replace(/\*$/, '*?'));
    known = { keys, pattern: new RegExp(pattern.source.replace('(.*)', '(.*?)')), rank: rankOf(path) };
    patterns.set(path, known);
  }
  return known;
}

/** One that ends says more than one that takes the rest. */
const rankOf = (path: string) =>
  [...path.split('/').filter(Boolean), '']
    .map((segment) => (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2))
    .join('');

/** Two patterns that no path can tell apart: `/salons/:slug` and `/salons/:id`. */
export const samePattern = (a: string, b: string) =>
  patternOf(a).pattern.source === patternOf(b).pattern.source;

/** A parameter as it was meant; one with a broken escape as it stands in the address. */
export function decodeParam(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
