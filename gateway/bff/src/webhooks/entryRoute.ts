import { Refusal } from '@athenaeum/kit';
import express, { Router, type Request } from 'express';
import { describeRoute, type Log, logOf } from '@athenaeum/graph/edge';
import { askService, type SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { Env } from '../env';
import { jsonHandler } from '../routes/jsonHandler';
import { entryInput } from './entryInput';
import { jsonIn } from './jsonIn';
import { idempotent } from './idempotent';
import { SIGNATURE_HEADER } from './reviewRoute';
import { isSigned } from './signature';

export const entryDocs = describeRoute({
  method: 'post',
  path: '/webhooks/contentful/entry',
  access: { to: 'everyone', specifiedIn: 'operations, REST' },
  summary: `A salon or a speaker of the content store, new or changed, by its slug; signed in \`${SIGNATURE_HEADER}\` as t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<body>">, at most five minutes old. Each \`event_id\` is applied idempotent, and nothing older than what came before. New ones are drafts unless they say \`published\`.`,
  caller: 'Signed by the content store',
  body: entryInput,
  answers: {
    200: '`data` with its id and slug, and whether it `changed`; null for a repetition.',
    400: 'As said in `fields`.',
    401: 'The signature is not good.',
    409: 'People have answered to it, so that it cannot be hidden.',
  },
});

const IMPORT = `mutation GatewayImportEntry($input: ImportEntryInput!) {
  importEntry(input: $input) { ok code message fields data { id slug changed } } }`;
const MAX_BODY_SIZE = '200kb';

interface Parts {
  content: SubgraphClient;
  env: Pick<Env, 'CONTENT_STORE_WEBHOOK_SECRET'>;
  log: Log;
}

/** `POST /webhooks/contentful/entry`: what editors write elsewhere. */
export function entryRoute({ content, env, log }: Parts): Router {
  const router = Router();
  // A signature is about bytes.
  router.post('/', express.raw({ type: () => true, limit: MAX_BODY_SIZE }), jsonHandler(take));
  return router;

  async function take(req: Request): Promise<unknown> {
    const signature = String(req.headers[SIGNATURE_HEADER] ?? '');
    const secret = env.CONTENT_STORE_WEBHOOK_SECRET;
    const body: unknown = req.body;
    if (!secret || !Buffer.isBuffer(body) || !isSigned(secret, signature, body)) {
      logOf(req, log).warn({ code: 'ENTRY_SIGNATURE' }, 'an entry of the content store was refused');
      throw new Refusal('UNAUTHENTICATED', 'Not signed by the content store.');
    }
    const { event_id, fields, ...entry } = entryInput.parse(jsonIn(body));
    const input = { ...entry, fields: JSON.stringify(fields) };
    return idempotent(`entry ${event_id}`, () => askService(content, IMPORT, { input }));
  }
}
