import { inTransaction, isSignedIn, Refusal } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import express, { Router, type Request } from 'express';
import type { ZodError } from 'zod';
import { describeRoute, type Log, type RateLimits } from '@athenaeum/graph/edge';
import { askService, type SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { SignedIn } from '../auth/signedIn';
import { emailChangeRequested } from '../mail/letters/emailChangeLetter';
import { jsonHandler } from '../routes/jsonHandler';
import { failingWith } from '../routes/failingWith';
import { sendEmailInput } from './sendEmailInput';

const FAILED = 'Failed to send email';
const SENT = "Thanks! We'll be in touch soon.";
const MAX_BODY_SIZE = '20kb';

export const sendEmailDocs = describeRoute({
  method: 'post',
  path: '/webhooks/send-email',
  access: { to: 'signedIn', specifiedIn: 'decisions, Files, mail, other systems' },
  summary:
    'Has one of the known mails sent. Sender and recipients are ours to say, whatever `emailConfig` names.',
  caller: 'Session: allowed templates',
  body: sendEmailInput,
  answers: { 202: SENT, 400: 'As said in `fields`.', 401: 'Nobody is signed in.', 429: 'Too many.' },
});

const ASK = `mutation GatewayAskForEmailChange($input: AskForEmailChangeInput!) {
  askForEmailChange(input: $input) { ok code message data { id } } }`;

interface Parts {
  signedIn: SignedIn;
  limits: RateLimits;
  log: Log;
  users: SubgraphClient;
}

/** `POST /webhooks/send-email`: a signed-in person has one of the known mails sent, by and to whom the server decides. */
export function sendEmailRoute({ signedIn, limits, log, users }: Parts): Router {
  const router = Router();
  router.post('/', express.json({ limit: MAX_BODY_SIZE }), jsonHandler(send, { status: 202, message: SENT }));
  router.use(failingWith(log, { unreadable: FAILED, failed: FAILED }));
  return router;

  async function send(req: Request): Promise<void> {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer)) throw new Refusal('UNAUTHENTICATED', FAILED);
    const parsed = sendEmailInput.safeParse(req.body);
    if (!parsed.success) throw new Refusal('INVALID', FAILED, fieldsOf(parsed.error));
    await signedIn.assertConfirmed(req);
    if (!(await limits.mail.take(viewer.id))) throw new Refusal('LIMITED', FAILED);
    const { new_email = null, body = null } = parsed.data.emailParams;
    // Into the staff's queue first: retried after a failure, it is still one request there.
    await askService(users, ASK, { input: { user_id: viewer.id, new_email, body } });
    await inTransaction((session) =>
      enqueue(session, emailChangeRequested, { payload: { user_id: viewer.id, new_email, body } }),
    );
  }
}

const fieldsOf = ({ issues }: ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
