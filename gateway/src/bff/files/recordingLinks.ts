import { currentRequestId, isSignedIn } from '@athenaeum/kit';
import express, { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import type { SubgraphClient } from '../../graph/subgraphs/subgraphClient';
import type { SignedIn } from '../auth/signedIn';
import type { Links } from './links';
import { isKey } from './storage';

const SALON = '0';
const input = z.object({
  key: z.string().min(1).max(300),
  /** 0 a salon's recording or captions, 1 a coach's introduction. */
  type: z.coerce.string().default(SALON),
});

const RECORDING = `query GatewayRecording($key: String!) { recording(key: $key) { ok data { id } } }`;

interface Parts {
  content: SubgraphClient;
  signedIn: SignedIn;
  links: Links;
}

/** Exchanges the stored key of a recording for a link; who may not watch it learns as much as if there were none. */
export function recordingLinks({ content, signedIn, links }: Parts): Router {
  const router = Router();
  router.post('/get-data-from-bucket', express.json({ limit: '10kb' }), exchange);
  return router;

  async function exchange(req: Request, res: Response): Promise<void> {
    res.set('cache-control', 'no-store');
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer)) {
      res.status(401).json({ ok: false, code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' });
      return;
    }
    const parsed = input.safeParse(req.body);
    if (!parsed.success) {
      res.status(400).json({ ok: false, code: 'INVALID', message: 'Say which file, by its key.' });
      return;
    }
    const { key, type } = parsed.data;
    const caller = { viewer, requestId: currentRequestId() ?? '' };
    const isHers = type === SALON && isKey(key) && (await mayWatch(key, caller));
    res.json({ url: isHers ? links.sign(key) : null });
  }

  async function mayWatch(key: string, caller: Parameters<SubgraphClient['ask']>[1]): Promise<boolean> {
    const { data, errors } = await content.ask({ query: RECORDING, variables: { key } }, caller);
    if (errors?.length) throw new Error(`The content subgraph failed: ${errors[0]?.message}`);
    return (data as { recording?: { ok?: boolean } | null } | null)?.recording?.ok === true;
  }
}
