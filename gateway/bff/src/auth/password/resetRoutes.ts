import { createHash } from 'node:crypto';
import { inTransaction, isSignedIn, Refusal } from '@athenaeum/kit';
import { password, PASSWORD_MESSAGES, SIGN_UP_MESSAGES, signUpInput } from '@athenaeum/users-contract';
import express, { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import {
  addressOf,
  describeRoute,
  LIMITED_MESSAGE,
  type Log,
  type RateLimits,
  type RouteAccess,
} from '@athenaeum/graph/edge';
import { jsonHandler } from '../../routes/jsonHandler';
import type { Accounts } from '../accounts';
import type { NewDevices } from '../newDevices';
import { errorPage } from '../pages/errorPage';
import { PAGE_HEADERS } from '../pages/layout';
import {
  askForResetPage,
  newPasswordPage,
  passwordSetPage,
  resetSentPage,
  unusableLinkPage,
} from '../pages/passwordPages';
import { PASSWORD_RESET_PATH } from '../paths';
import type { SignInThrottle } from '../signInThrottle';
import type { SignedIn } from '../signedIn';
import type { WebSessions } from '../webSessions';
import { askForPassword } from './askForPassword';
import type { Passwords } from './passwords';
import type { ResetTokens } from './resetTokens';

const SENT = 'Password reset sent.';

/** A signed-in member gives no address: it is known from the account. */
export const askForResetInput = z.object({ email: z.optional(signUpInput.shape.email) });
const addressIn = z.object({ email: signUpInput.shape.email });
export const newPasswordInput = z.object({ password, verify: z.string().max(200) });

const access: RouteAccess = { to: 'everyone', specifiedIn: 'decisions, Signing up and in' };

export const resetDocs = [
  describeRoute({
    method: 'get',
    path: PASSWORD_RESET_PATH,
    access,
    summary: 'The page to ask for a new password on.',
    caller: 'Anyone',
    answers: { 200: 'The page.' },
    answerType: 'text/html',
  }),
  describeRoute({
    method: 'post',
    path: PASSWORD_RESET_PATH,
    access,
    summary: `Mails a link to set a new password: to the signed-in member, otherwise to the address given. The answer is '${SENT}' whether or not it has an account; a form that is no JSON gets a page.`,
    caller: 'Anyone, limited',
    body: askForResetInput,
    answers: { 202: SENT, 400: 'No address.', 429: 'Too much at once.' },
  }),
  describeRoute({
    method: 'get',
    path: `${PASSWORD_RESET_PATH}/:token`,
    access,
    summary: 'The page to set a new password on.',
    caller: 'The link of the mail: once, for 60 minutes',
    answers: { 200: 'The page.', 404: 'The link was used, is too old, or is not ours.' },
    answerType: 'text/html',
  }),
  describeRoute({
    method: 'post',
    path: `${PASSWORD_RESET_PATH}/:token`,
    access,
    summary: 'Sets the new password and ends every session of the member.',
    caller: 'The link of the mail: once, for 60 minutes',
    body: newPasswordInput,
    bodyType: 'application/x-www-form-urlencoded',
    answers: {
      200: 'Done.',
      400: 'The password does not keep the rules, or the two differ.',
      404: 'The link was used, is too old, or is not ours.',
      429: 'Too much at once.',
    },
    answerType: 'text/html',
  }),
];

interface Parts {
  passwords: Passwords;
  accounts: Pick<Accounts, 'emailOf'>;
  newDevices: NewDevices;
  tries: SignInThrottle;
  resetTokens: ResetTokens;
  signedIn: SignedIn;
  sessions: WebSessions;
  limits: RateLimits;
  log: Log;
}

/** `/api/auth/password-reset`: a link by mail, and the page behind it. */
export function resetRoutes({
  passwords,
  accounts,
  newDevices,
  tries,
  resetTokens,
  signedIn,
  sessions,
  limits,
  log,
}: Parts): Router {
  const router = Router();
  const askByJson = jsonHandler(ask, { status: 202, message: SENT });
  const form = express.urlencoded({ extended: false, limit: '10kb' });
  router.get('/', (_req, res) => send(res, 200, askForResetPage()));
  router.post('/', form, express.json({ limit: '10kb' }), (req, res, next) =>
    req.is('urlencoded') ? askByForm(req, res) : askByJson(req, res, next),
  );
  router.get('/:token', show);
  router.post('/:token', form, set);
  router.use(errorPage(log));
  return router;

  async function askByForm(req: Request, res: Response): Promise<void> {
    const { email } = (req.body ?? {}) as { email?: unknown };
    try {
      await ask(req);
      send(res, 200, resetSentPage());
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof z.core.$ZodError)) throw error;
      const isLimited = error instanceof Refusal && error.code === 'LIMITED';
      const advice = isLimited ? LIMITED_MESSAGE : SIGN_UP_MESSAGES.emailFormat;
      send(
        res,
        isLimited ? 429 : 400,
        askForResetPage({ email: typeof email === 'string' ? email : '', error: advice }),
      );
    }
  }

  async function ask(req: Request): Promise<void> {
    const viewer = await signedIn.viewer(req);
    const { email } = askForResetInput.parse(req.body ?? {});
    const whose = isSignedIn(viewer) ? { user_id: viewer.id } : { email: addressIn.parse({ email }).email };
    if (!(await limits.publicForm.take(addressOf(req)))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
    // Above this limit no mail is sent, and the response does not reveal it: the caller may not own the address.
    if (!(await limits.mail.take(keyOf(whose)))) return;
    await inTransaction((session) => askForPassword(session, whose));
  }

  /** The owner of the account's mail is not locked out by others who guess the password. */
  async function letIn(req: Request, res: Response, userId: string): Promise<void> {
    const email = await accounts.emailOf(userId);
    if (!email) return;
    await newDevices.cameIn({ req, res, userId, email });
    await tries.forget(email);
  }

  async function show(req: Request<{ token: string }>, res: Response): Promise<void> {
    const opens = await passwords.canReset(resetTokens.hashOf(req.params.token));
    send(res, opens ? 200 : 404, opens ? newPasswordPage() : unusableLinkPage());
  }

  async function set(req: Request<{ token: string }>, res: Response): Promise<void> {
    const hash = resetTokens.hashOf(req.params.token);
    if (!(await passwords.canReset(hash))) return send(res, 404, unusableLinkPage());
    if (!(await limits.publicForm.take(addressOf(req))))
      return send(res.set('retry-after', '60'), 429, newPasswordPage({ problem: LIMITED_MESSAGE }));
    const { success, data, error } = newPasswordInput.safeParse(req.body);
    const fields = success ? differing(data) : firstOfEach(error.issues);
    if (!success || Object.keys(fields).length > 0) return send(res, 400, newPasswordPage({ fields }));
    const outcome = await passwords.reset(hash, data.password).catch((problem: unknown) => {
      if (problem instanceof Refusal) return problem;
      throw problem;
    });
    if (outcome instanceof Refusal)
      return outcome.fields
        ? send(res, 400, newPasswordPage({ fields: outcome.fields }))
        : send(res, 404, unusableLinkPage());
    const userId = outcome;
    await sessions.endAll(userId);
    await letIn(req, res, userId);
    send(res, 200, passwordSetPage());
  }
}

const differing = ({ password, verify }: z.infer<typeof newPasswordInput>): Record<string, string> =>
  password === verify ? {} : { verify: PASSWORD_MESSAGES.mismatch };

const firstOfEach = (issues: readonly z.core.$ZodIssue[]): Record<string, string> =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path.join('.'), message]));

const keyOf = (whose: object) => createHash('sha256').update(JSON.stringify(whose)).digest('base64url');

const send = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
