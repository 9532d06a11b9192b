import { notFound, Refusal } from '@athenaeum/kit';
import express, { Router, type Request } from 'express';
import { describeRoute, type Log, logOf } from '@athenaeum/graph/edge';
import { askService, type SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { Env } from '../env';
import type { Sources } from '../sources/sources';
import { jsonHandler } from '../routes/jsonHandler';
import { jsonIn } from './jsonIn';
import { idempotent } from './idempotent';
import { schedulingInput, type SchedulingNews } from './schedulingInput';
import { isSigned } from './signature';

export const SCHEDULING_HEADER = 'x-scheduling-signature';

export const schedulingDocs = describeRoute({
  method: 'post',
  path: '/webhooks/scheduling/:provider',
  access: { to: 'everyone', specifiedIn: 'operations, REST' },
  summary: `A session of a coach who is booked elsewhere was booked, moved or cancelled there; signed in \`${SCHEDULING_HEADER}\` as t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<body>">, at most five minutes old, applied once.`,
  caller: 'Signed by the provider',
  body: schedulingInput,
  answers: {
    200: '`data` with the session’s id and status; null for a repetition.',
    400: 'As said in `fields`.',
    401: 'The signature is not good.',
    404: 'Not a member, coach or booking we know.',
    409: 'The member has too little time, or the coach is booked here.',
  },
});

const APPLY = `mutation GatewayApplyBooking($input: ApplyBookingInput!) {
  applyBooking(input: $input) { ok code message fields data { id status } } }`;
const MAX_BODY_SIZE = '20kb';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Parts {
  coaching: SubgraphClient;
  sources: Pick<Sources, 'memberAt'>;
  env: Pick<Env, 'SCHEDULING_SECRETS'>;
  log: Log;
}

/** `POST /webhooks/scheduling/:provider`: what happens in calendars that are not ours. */
export function schedulingRoute({ coaching, sources, env, log }: Parts): Router {
  const router = Router();
  // A signature is about bytes.
  const asSent = express.raw({ type: () => true, limit: MAX_BODY_SIZE });
  router.post(
    '/:provider',
    asSent,
    jsonHandler(async (req) => take(req as Request<{ provider: string }>)),
  );
  return router;

  async function take(req: Request<{ provider: string }>): Promise<{ id: string; status: string } | null> {
    const { provider } = req.params;
    const signature = String(req.headers[SCHEDULING_HEADER] ?? '');
    const secret = Object.hasOwn(env.SCHEDULING_SECRETS, provider)
      ? env.SCHEDULING_SECRETS[provider]
      : undefined;
    const body: unknown = req.body;
    if (!secret || !Buffer.isBuffer(body) || !isSigned(secret, signature, body)) {
      logOf(req, log).warn({ code: 'SCHEDULING_SIGNATURE' }, 'news of a booking were refused');
      throw new Refusal('UNAUTHENTICATED', 'Not signed by the provider.');
    }
    const news = schedulingInput.parse(jsonIn(body));
    return idempotent(`${provider} ${signature}`, async () => {
      const input = await toInput(provider, news);
      return askService<{ id: string; status: string }>(coaching, APPLY, { input });
    });
  }

  async function toInput(provider: string, news: SchedulingNews): Promise<object> {
    if (news.type === 'cancelled') return { provider, ...news };
    const { email, coach, meeting_url, ...rest } = news;
    const user_id = await sources.memberAt(email);
    if (!user_id) throw notFound('member');
    return {
      provider,
      ...rest,
      user_id,
      ...(meeting_url && { meeting: { kind: 'link', value: meeting_url } }),
      ...(UUID.test(coach) ? { coach_id: coach } : { coach_slug: coach }),
    };
  }
}
