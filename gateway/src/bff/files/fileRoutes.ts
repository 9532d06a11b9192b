import { extname, join } from 'node:path';
import express, { Router, type Request, type Response } from 'express';
import { isKey, type Links } from './links';

const YEAR = 31_536_000_000;
/** What may be shown by a browser straight from here; anything that could run stays unserved (safety 15). */
const PICTURES = ['.webp', '.avif', '.png', '.jpg', '.jpeg'];
const RECORDINGS = ['.mp4', '.webm', '.m4a', '.mp3', '.vtt'];

/** `/files`: public pictures by name, everything else by a signed link. */
export function fileRoutes(folder: string, links: Links): Router {
  const router = Router();
  const pictures = express.static(join(folder, 'public'), {
    immutable: true,
    maxAge: YEAR,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
  });
  router.use('/public', (req, res, next) =>
    isOneOf(PICTURES, req.path) ? pictures(req, res, next) : next(),
  );
  router.get('/signed/:ticket/*key', signed);
  return router;

  /** Answers ranges, so that a player can seek. */
  function signed(req: Request<{ ticket: string; key: string[] }>, res: Response, next: () => void): void {
    const key = req.params.key.join('/');
    if (!isKey(key) || !isOneOf(RECORDINGS, key) || !links.opens(key, req.params.ticket)) return next();
    const options = { root: folder, dotfiles: 'deny', cacheControl: false } as const;
    res.set('cache-control', 'private, max-age=300');
    res.sendFile(key, options, (error) => {
      if (error && !res.headersSent) next();
    });
  }
}

const isOneOf = (extensions: readonly string[], path: string) =>
  extensions.includes(extname(path).toLowerCase());
