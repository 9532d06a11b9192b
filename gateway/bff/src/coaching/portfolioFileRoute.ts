import { isSignedIn } from '@athenaeum/kit';
import { StoredFile, type FileRow } from '@athenaeum/kit/files';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { callerBy, describeRoute, type Log } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import { LOGIN_PATH } from '../auth/paths';
import type { SignedIn } from '../auth/signedIn';
import { executeOnSubgraph } from '../billing/executeOnSubgraph';
import { sendFile } from '../files/sendFile';
import type { FileStorage } from '../files/storage';
import { asItIs } from '../files/storedFile';

export const PORTFOLIO_FILES_PATH = '/files/portfolios';

export const portfolioFileDocs = [
  describeRoute({
    method: 'get',
    path: `${PORTFOLIO_FILES_PATH}/:id/:file`,
    access: { to: 'signedIn', specifiedIn: 'decisions, Coaching and money', refusal: 'page' },
    summary: 'A draft or a final file of a portfolio.',
    caller: 'Session: whose portfolio it is; its writer; admins',
    answers: { 200: 'The file.', 302: 'To sign in, and back.', 404: 'There is none, or it is for others.' },
    answerType: 'application/pdf',
  }),
];

const FILE = `query GatewayPortfolioFile($id: ID!, $file_id: ID!) {
  portfolioFile(id: $id, file_id: $file_id) { ok code message data { key } } }`;

interface Parts {
  storage: FileStorage;
  coaching: SubgraphClient;
  signedIn: SignedIn;
  log: Log;
}

/** `/files/portfolios/:id/:file`: the coaching domain says each time who may have it. */
export function portfolioFileRoute({ storage, coaching, signedIn, log }: Parts): Router {
  const router = Router();
  router.get('/:id/:file', send);
  return router;

  async function send(
    req: Request<{ id: string; file: string }>,
    res: Response,
    next: NextFunction,
  ): Promise<void> {
    const viewer = await signedIn.viewer(req);
    // Mail leads here: who is not signed in does that first.
    if (!isSignedIn(viewer))
      return res.redirect(`${LOGIN_PATH}?returnTo=${encodeURIComponent(req.originalUrl)}`);
    const which = { id: req.params.id, file_id: req.params.file };
    const { data } = await executeOnSubgraph<{ key: string }>(coaching, callerBy(req, viewer), FILE, which);
    const file =
      data && (await StoredFile.findOne({ key: data.key, state: 'kept', use: 'portfolio' }).lean<FileRow>());
    if (!file) return next();
    await sendFile(req, res, asItIs(storage, file), log);
  }
}
