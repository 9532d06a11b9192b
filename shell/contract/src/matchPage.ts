interface HasPath {
  path: string;
}

/** The page that owns a path: static segments win over parameters, parameters over `/*`. */
export function findPage<Page extends HasPath>(pages: readonly Page[], pathname: string): Page | undefined {
  return pages
    .filter(({ path }) => matchPattern(path, pathname))
    .sort((a, b) => specificity(b.path).localeCompare(specificity(a.path)))[0];
}

/** The parameters of a path that the pattern matches, else null; what `/*` takes is the parameter `*`. */
export function matchPattern(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = segments(pattern);
  const given = segments(pathname);
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  if (open) params['*'] = given.slice(wanted.length).map(decode).join('/');
  for (const [index, segment] of wanted.entries()) {
    const value = given[index]!;
    if (segment.startsWith(':')) params[segment.slice(1)] = decode(value);
    else if (segment !== value) return null;
  }
  return params;
}

/** Two patterns that no path can tell apart: `/salons/:slug` and `/salons/:id`. */
export const samePattern = (a: string, b: string) => nameless(a) === nameless(b);

const nameless = (pattern: string) => `/${segments(pattern).join('/')}`.replace(/:\w+/g, ':');
const segments = (path: string) => path.split('/').filter(Boolean);
const specificity = (pattern: string) =>
  [...segments(pattern), END]
    .map((segment) => (segment === '*' ? '0' : segment.startsWith(':') ? '1' : '2'))
    .join('');
/** A pattern that ends here says more than one that takes the rest. */
const END = '';

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
