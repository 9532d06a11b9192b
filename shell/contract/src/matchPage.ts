interface HasPath {
  path: string;
}

/** The page that owns a path: static segments win over parameters, parameters over `/*`. */
export function findPage<Page extends HasPath>(pages: readonly Page[], pathname: string): Page | undefined {
  const given = segments(pathname);
  return pages
    .filter(({ path }) => matches(patternOf(path), given))
    .sort((a, b) => patternOf(b.path).rank.localeCompare(patternOf(a.path).rank))[0];
}

/** The parameters of a path that the pattern matches, else null; what `/*` takes is the parameter `*`. */
export function matchPattern(path: string, pathname: string): Record<string, string> | null {
  const pattern = patternOf(path);
  const given = segments(pathname);
  if (!matches(pattern, given)) return null;
  const params: Record<string, string> = {};
  if (pattern.isOpen) params['*'] = given.slice(pattern.wanted.length).map(decode).join('/');
  for (const [index, segment] of pattern.wanted.entries())
    if (isParameter(segment)) params[segment.slice(1)] = decode(given[index]!);
  return params;
}

interface Pattern {
  /** Without the `*` of one that takes the rest. */
  wanted: readonly string[];
  isOpen: boolean;
  /** Sorts after those that say less. */
  rank: string;
}

/** Every link of the page is held against every pattern on each move: they are read once. */
const patterns = new Map<string, Pattern>();

function patternOf(path: string): Pattern {
  let pattern = patterns.get(path);
  if (!pattern) {
    const all = segments(path);
    const isOpen = all.at(-1) === '*';
    // One that ends here says more than one that takes the rest.
    const rank = [...all, ''].map((one) => (one === '*' ? 0 : isParameter(one) ? 1 : 2)).join('');
    pattern = { wanted: isOpen ? all.slice(0, -1) : all, isOpen, rank };
    patterns.set(path, pattern);
  }
  return pattern;
}

const matches = ({ wanted, isOpen }: Pattern, given: readonly string[]) =>
  (isOpen ? given.length >= wanted.length : given.length === wanted.length) &&
  wanted.every((segment, index) => isParameter(segment) || segment === given[index]);

/** Two patterns that no path can tell apart: `/salons/:slug` and `/salons/:id`. */
export const samePattern = (a: string, b: string) => nameless(a) === nameless(b);

const nameless = (pattern: string) => `/${segments(pattern).join('/')}`.replace(/:\w+/g, ':');
const segments = (path: string) => path.split('/').filter(Boolean);
const isParameter = (segment: string) => segment.startsWith(':');

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
