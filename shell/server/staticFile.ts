import { basename, dirname, extname, join } from 'node:path';
import type { Request, Response } from 'express';
import send from 'send';
import type { Keeping } from '@athenaeum/shell-contract/site';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Files other than documents need no document headers. */
const PARTS = ['.js', '.css', '.woff2'];
const OF_DOCUMENTS = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  [null, ''],
] as const;

/**
 * Sends a build's file in the best available encoding, cached as immutable unless its address is stable. Returns whether it
 * exists.
 */
export async function sendStaticFile(
  request: Request,
  response: Response,
  file: string,
  keep?: Keeping | 'no-cache',
): Promise<boolean> {
  const ending = extname(file);
  const type = TYPES[ending];
  if (!type) return false;
  const accepted = request.headers['accept-encoding'] ?? '';
  const describe = (encoding: string | null) => () => {
    if (PARTS.includes(ending)) for (const name of OF_DOCUMENTS) response.removeHeader(name);
    response.set({
      'Content-Type': type,
      'Cache-Control': cacheControl(keep),
      Vary: 'Accept-Encoding',
      'Access-Control-Allow-Origin': '*',
      'Timing-Allow-Origin': '*',
      ...(encoding && { 'Content-Encoding': encoding }),
    });
  };
  for (const [encoding, suffix] of ENCODINGS) {
    if (encoding && !new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    if (await sendIfThere(request, response, file + suffix, describe(encoding))) return true;
  }
  return false;
}

const cacheControl = (keep: Keeping | 'no-cache' | undefined): string => {
  if (keep === 'no-cache') return keep;
  return keep
    ? `public, max-age=${keep.fresh}, stale-while-revalidate=${keep.stale}`
    : 'public, max-age=31536000, immutable';
};

/** Its address changes with its content: it is never asked for whether it has changed, nor for a part of it. */
const WHOLE = { acceptRanges: false, cacheControl: false, etag: false, lastModified: false };

const sendIfThere = (request: Request, response: Response, file: string, describe: () => void) =>
  new Promise<boolean>((resolve) => {
    const name = encodeURIComponent(basename(file));
    send(request, name, { ...WHOLE, root: dirname(file), dotfiles: 'allow' })
      .on('error', () => resolve(false))
      .on('directory', () => resolve(false))
      .on('headers', () => {
        describe();
        resolve(true);
      })
      .pipe(response);
  });

/** The 404 for missing code: never an HTML page, and never cached. */
export function sendMissing(response: Response): void {
  response.status(404).setHeader('Cache-Control', 'no-store');
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.type('text/plain').send('Not found\n');
}

/** Resolves a requested name below a folder; null for names that lead elsewhere or to hidden files. */
export function fileBelow(folder: string, name: string): string | null {
  const segments = name.split('/');
  const sound = segments.every((segment) => /^[\w@-][\w@.-]*$/.test(segment));
  return sound ? join(folder, ...segments) : null;
}
