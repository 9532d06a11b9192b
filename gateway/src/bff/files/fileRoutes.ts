import { extname } from 'node:path';
import express, { Router, type NextFunction, type Request, type Response } from 'express';
import type { Log } from '../../graph/context';
import type { Links } from './links';
import { recordingAt } from './recording';
import { sendFile } from './sendFile';
import { isKey, type FileStorage } from './storage';

const YEAR = 31_536_000_000;
/** What may be shown by a browser straight from here; anything that could run stays unserved (safety 15). */
const PICTURES = ['.webp', '.avif', '.png', '.jpg', '.jpeg'];

interface Parts {
  /** A folder of this machine that anyone may look into: the demo's portraits. */
  pictures: string;
  storage: FileStorage;
  links: Links;
  log: Log;
}

/** `/files`: public pictures by name, everything else by a signed link. */
export function fileRoutes({ pictures, storage, links, log }: Parts): Router {
  const router = Router();
  const shown = express.static(pictures, {
    immutable: true,
    maxAge: YEAR,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
  });
  router.use('/public', (req, res, next) =>
    PICTURES.includes(extname(req.path).toLowerCase()) ? shown(req, res, next) : next(),
  );
  router.get('/signed/:ticket/*key', signed);
  return router;

  async function signed(
    req: Request<{ ticket: string; key: string[] }>,
    res: Response,
    next: NextFunction,
  ): Promise<void> {
    const key = req.params.key.join('/');
    if (!isKey(key) || !links.opens(key, req.params.ticket)) return next();
    const file = await recordingAt(key, storage);
    if (!file) return next();
    await sendFile(req, res, file, log);
  }
}
