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

/** The decoded parameters of a path that matches the pattern, with the rest of `/*` as `*`; null without a match. */
export function matchPattern(path: string, pathname: string): Record<string, string> | null {
  const { pattern, keys } = patternOf(path);
  const found = pattern.exec(pathname);
  return found && Object.fromEntries(keys.map((key, at) => [key, decodeParam(found[at + 1] ?? '')]));
}

/** The library takes the first match, so more specific patterns come first. */
export const bySpecificity = <Item>(items: readonly Item[], pathOf: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => patternOf(pathOf(b)).rank.localeCompare(patternOf(pathOf(a)).rank));

interface Pattern {
  keys: string[];
  pattern: RegExp;
  /** Sorts after less specific ones. */
  rank: string;
}

/** Parsed patterns are cached: every link is matched against every pattern on each navigation. */
const patterns = new Map<string, Pattern>();

/**
 * A pattern in wouter's syntax with three stricter rules: paths are case sensitive, `/*` also matches nothing, and a
 * trailing slash matches nothing.
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

/** A pattern with an end is more specific than one with a wildcard. */
const rankOf = (path: string) =>
  [...path.split('/').filter(Boolean), '']
    .map((segment) => (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2))
    .join('');

/** Whether two patterns match the same paths: `/salons/:slug` and `/salons/:id`. */
export const samePattern = (a: string, b: string) =>
  patternOf(a).pattern.source === patternOf(b).pattern.source;

/** The decoded parameter; as it is when an escape is broken. */
export function decodeParam(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
