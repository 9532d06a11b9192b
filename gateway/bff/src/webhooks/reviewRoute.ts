import { Refusal } from '@athenaeum/kit';
import express, { Router, type Request } from 'express';
import { askService, type SubgraphClient } from '@athenaeum/graph/subgraphs';
import { describeRoute } from '@athenaeum/graph/edge';
import type { Env } from '../env';
import { jsonHandler } from '../routes/jsonHandler';
import type { AskGraph } from '../routes/askGraph';
import { ownId, type Caller, type CallerOf } from '../routes/caller';
import { jsonIn } from './jsonIn';
import { idempotent } from './idempotent';
import { ownReviewInput, reviewInput, type SentReview } from './reviewInput';
import { isSigned } from './signature';

export const SIGNATURE_HEADER = 'x-content-store-signature';

export const reviewDocs = describeRoute({
  method: 'put',
  path: '/webhooks/contentful/review',
  access: { to: 'signedIn', orSignedBy: 'the content store', specifiedIn: 'decisions, Salons' },
  summary: `A member's own review, new or changed; or what the content store has about one entry, signed in \`${SIGNATURE_HEADER}\` as t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<body>">, at most five minutes old, applied idempotent.`,
  caller: 'Session: own reviews; content store: signed',
  body: reviewInput,
  answers: {
    200: '`data.id` of the member’s review, or `data.changed`: how many of the content store’s were new or changed.',
    400: 'As said in `fields`.',
    401: 'Nobody is signed in, or the signature is not good.',
    403: 'The member has not attended, watched or used it.',
    404: 'Somebody else’s, or about nothing we have.',
  },
});

const ANSWER = 'ok code message fields';
const CREATE = `mutation GatewayCreateReview($input: CreateReviewInput!) { createReview(input: $input) { ${ANSWER} data { id } } }`;
const UPDATE = `mutation GatewayUpdateReview($input: UpdateReviewInput!) { updateReview(input: $input) { ${ANSWER} data { id } } }`;
const IMPORT = `mutation GatewayImportReviews($input: ImportReviewsInput!) { importReviews(input: $input) { ${ANSWER} data } }`;

interface Parts {
  callerOf: CallerOf;
  askGraph: AskGraph;
  content: SubgraphClient;
  env: Pick<Env, 'CONTENT_STORE_WEBHOOK_SECRET'>;
}

/** `PUT /webhooks/contentful/review` for its two callers. */
export function reviewRoute({ callerOf, askGraph, content, env }: Parts): Router {
  const router = Router();
  const parsed = express.json({ limit: '50kb' });
  // A signature is about bytes.
  const asSent = express.raw({ type: () => true, limit: '2mb' });
  router.put(
    '/',
    (req, res, next) => (isFromStore(req) ? asSent : parsed)(req, res, next),
    jsonHandler(async (req) => (isFromStore(req) ? takeOver(req) : save(await callerOf(req), req.body))),
  );
  return router;

  async function takeOver(req: Request): Promise<{ changed: number }> {
    const signature = String(req.headers[SIGNATURE_HEADER]);
    const secret = env.CONTENT_STORE_WEBHOOK_SECRET;
    const body: unknown = req.body;
    if (!secret || !Buffer.isBuffer(body) || !isSigned(secret, signature, body))
      throw new Refusal('UNAUTHENTICATED', 'Not signed by the content store.');
    const input = reviewInput.parse(jsonIn(body));
    const changed = await idempotent(signature, () => askService<number>(content, IMPORT, { input }));
    return { changed: changed ?? 0 };
  }

  async function save(caller: Caller, body: unknown): Promise<{ id: string }> {
    ownId(caller);
    const { contentfulId, reviews } = ownReviewInput.parse(body);
    const [review] = reviews as [SentReview];
    const userId = ownId(caller, review.userId);
    // The names of member and salon and the time are set by us.
    const { reviewType, rating, feedback, isAnonymous, privateFeedback, name } = review;
    const input = { contentfulId, reviewType, rating, feedback, isAnonymous, privateFeedback, name };
    return askGraph<{ id: string }>(caller, CREATE, { input: { ...input, userId } }).catch(
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'CONFLICT')
          return askGraph<{ id: string }>(caller, UPDATE, { input });
        throw error;
      },
    );
  }
}

const isFromStore = (req: Request) => req.headers[SIGNATURE_HEADER] !== undefined;
