const MAX_LENGTH = 2000;
const BASE = 'http://here.invalid';
/** Paths that only redirect: returning there would loop. */
const FORBIDDEN_RETURN_PATHS = ['/api/', '/oidc/'];

/** Where to go after signing in or out: a path of this origin, or the front page for anything else (no open redirects). */
export function localPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > MAX_LENGTH) return '/';
  // Browsers read a backslash as a slash and skip control characters, so `/\evil` and `/<tab>/evil` are other hosts.
  if (!given.startsWith('/') || given.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(given)) return '/';
  const url = URL.canParse(given, BASE) ? new URL(given, BASE) : null;
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return '/';
  if (FORBIDDEN_RETURN_PATHS.some((prefix) => url.pathname.startsWith(prefix))) return '/';
  // Letters of other alphabets grow by being encoded.
  const path = url.pathname + url.search + url.hash;
  return path.length > MAX_LENGTH ? '/' : path;
}
