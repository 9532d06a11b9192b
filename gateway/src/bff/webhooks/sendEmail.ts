import { inTransaction, isSignedIn } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import express, { Router, type ErrorRequestHandler, type Request, type Response } from 'express';
import { isAway } from '../../edge/isAway';
import type { RateLimits } from '../../edge/rateLimits';
import type { Log } from '../../graph/context';
import type { SignedIn } from '../auth/signedIn';
import { emailChangeRequested } from '../mail/letters/emailChangeLetter';
import { describeRoute } from '../routes/describeRoute';
import { sendEmailInput } from './sendEmailInput';

const FAILED = 'Failed to send email';
const SENT = "Thanks! We'll be in touch soon.";
const LARGEST_BODY = '20kb';

export const sendEmailDocs = describeRoute({
  method: 'post',
  path: '/webhooks/send-email',
  summary:
    'Has one of the known mails sent. Sender and recipients are ours to say, whatever `emailConfig` names.',
  caller: 'Session: allowed templates',
  body: sendEmailInput,
  answers: { 202: SENT, 400: 'As said in `fields`.', 401: 'Nobody is signed in.', 429: 'Too many.' },
});

interface Parts {
  signedIn: SignedIn;
  limits: RateLimits;
  log: Log;
}

/** `POST /webhooks/send-email`: a signed-in person has one of the known mails sent, by and to whom the server decides. */
export function sendEmailRoute({ signedIn, limits, log }: Parts): Router {
  const router = Router();
  router.post('/', express.json({ limit: LARGEST_BODY }), send);
  router.use(failed(log));
  return router;

  async function send(req: Request, res: Response): Promise<void> {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer)) return refuse(res, 401, 'UNAUTHENTICATED');
    const parsed = sendEmailInput.safeParse(req.body);
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
      return refuse(res, 400, 'INVALID', Object.fromEntries(fields));
    }
    if (!(await limits.mail.take(viewer.id))) return refuse(res.set('retry-after', '60'), 429, 'LIMITED');
    const { new_email = null, body = null } = parsed.data.emailParams;
    await inTransaction((session) =>
      enqueue(session, emailChangeRequested, { payload: { user_id: viewer.id, new_email, body } }),
    );
    res.status(202).json({ ok: true, code: null, message: SENT, data: null });
  }
}

function refuse(res: Response, status: number, code: string, fields: object | null = null): void {
  res.status(status).json({ ok: false, code, message: FAILED, fields, data: null });
}

const failed =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const status = (error as { status?: number }).status ?? 500;
    if (status < 500) return refuse(res, status, 'INVALID');
    log.error({ err: error }, FAILED);
    refuse(res, isAway(error) ? 503 : 500, isAway(error) ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR');
  };
