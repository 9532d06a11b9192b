import { basename, extname } from 'node:path';
import { contentKey, portraitKey } from '@athenaeum/kit/files';
import express, { Router, type NextFunction, type Request, type Response } from 'express';
import { callerBy, type Log } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { SignedIn } from '../auth/signedIn';
import type { Links } from './links';
import { createRenditions } from './pictures/renditions';
import type { Variant } from './pictures/variant';
import { recordingAt } from './recording';
import { resourceAt } from './resourceFile';
import { shownDocument } from './shownDocument';
import { sendFile, type Servable } from './sendFile';
import { isKey, type FileStorage } from './storage';
import { asItIs, drawnAs, isPicture, linkedFile, readableFile } from './storedFile';

const YEAR = 31_536_000_000;
/** What may be shown by a browser straight from here; anything that could run stays unserved (safety 15). */
const PICTURES = ['.webp', '.avif', '.png', '.jpg', '.jpeg'];
/** What is saved instead. */
const DOCUMENTS = ['.pdf'];

interface Parts {
  /** A folder of this machine that anyone may look into: the demo's portraits and examples. */
  pictures: string;
  storage: FileStorage;
  users: SubgraphClient;
  signedIn: SignedIn;
  links: Links;
  log: Log;
}

/** `/files`: public pictures and documents by name, the content's files, members' portraits to who is signed in, everything else by a signed link. */
export function fileRoutes({ pictures, storage, users, signedIn, links, log }: Parts): Router {
  const router = Router();
  const renditions = createRenditions(storage);
  const shown = express.static(pictures, {
    immutable: true,
    maxAge: YEAR,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (res, path) => void (isOneOf(DOCUMENTS, path) && res.attachment(basename(path))),
  });
  router.use('/public', (req, res, next) =>
    isOneOf([...PICTURES, ...DOCUMENTS], req.path) ? shown(req, res, next) : next(),
  );
  router.get('/portraits/:name', portrait);
  router.get('/content/:name', ofContent);
  router.get('/documents/:id', document);
  router.get('/signed/:ticket/*key', signed);
  return router;

  async function portrait(req: Request<{ name: string }>, res: Response, next: NextFunction): Promise<void> {
    const file = await readableFile(await signedIn.viewer(req), portraitKey(req.params.name));
    if (!file || !isPicture(file)) return next();
    await sendFile(req, res, asItIs(storage, file), log);
  }

  async function ofContent(req: Request<{ name: string }>, res: Response, next: NextFunction): Promise<void> {
    const file = await readableFile(await signedIn.viewer(req), contentKey(req.params.name));
    if (!file) return next();
    await sendFile(req, res, asItIs(storage, file), log);
  }

  /** What a profile shows to this viewer, its owner's choice of now: not what its key would open. */
  async function document(req: Request<{ id: string }>, res: Response, next: NextFunction): Promise<void> {
    const file = await shownDocument(users, callerBy(req, await signedIn.viewer(req)), req.params.id);
    if (!file) return next();
    await sendFile(req, res, asItIs(storage, file), log);
  }

  async function signed(
    req: Request<{ ticket: string; key: string[] }>,
    res: Response,
    next: NextFunction,
  ): Promise<void> {
    const key = req.params.key.join('/');
    const opened = isKey(key) ? links.opens(key, req.params.ticket) : null;
    const file = opened && (await openedAt(key, opened.variant));
    if (!file) return next();
    await sendFile(req, res, file, log);
  }

  async function openedAt(key: string, variant: Variant | null): Promise<Servable | null> {
    return (
      (await recordingAt(key, storage)) ?? (await resourceAt(key, storage)) ?? (await uploadAt(key, variant))
    );
  }

  async function uploadAt(key: string, variant: Variant | null): Promise<Servable | null> {
    const file = await linkedFile(key);
    if (!file) return null;
    return variant && isPicture(file) ? drawnAs(variant, file, renditions) : asItIs(storage, file);
  }
}

const isOneOf = (kinds: readonly string[], path: string): boolean =>
  kinds.includes(extname(path).toLowerCase());
