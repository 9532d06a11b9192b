import express, { Router, type Request, type Response } from 'express';
import type Provider from 'oidc-provider';
import { addressOf } from '../../../edge/addressOf';
import { isAway } from '../../../edge/isAway';
import type { Origins } from '../../../edge/origins';
import type { RateLimits } from '../../../edge/rateLimits';
import { logOf } from '../../../edge/requestId';
import type { Log } from '../../../graph/context';
import type { Accounts } from '../accounts';
import type { KnownDevice } from '../knownDevice';
import { MOUNT } from './embeddedProvider';
import type { SignInTries, SignInTry } from '../signInTries';
import { noteSignIn } from '../noteSignIn';
import { errorPage } from '../pages/errorPage';
import { PAGE_HEADERS } from '../pages/layout';
import { problemPage } from '../pages/problemPage';
import { signInPage, type SignInPage } from '../pages/signInPage';

const WRONG = 'That email and password do not match. Try again.';
const LIMITED = 'That was a lot of tries. Please wait a minute, then try again.';
const SLOWED =
  'There were a lot of wrong tries with this email. Please wait a little, then try again, or set a new password: it lets you in at once.';
const AWAY = 'Signing in is not possible just now. Please try again in a moment.';

interface Parts {
  provider: Provider;
  origins: Origins;
  accounts: Accounts;
  device: KnownDevice;
  tries: SignInTries;
  limits: RateLimits;
  log: Log;
}

/** The embedded provider on `/oidc`: its protocol, and the one page people see of it. */
export function signInRoutes({ provider, origins, accounts, device, tries, limits, log }: Parts): Router {
  const router = Router();
  const protocol = provider.callback();
  router.get('/interaction/:uid', showForm);
  router.post('/interaction/:uid', express.urlencoded({ extended: false, limit: '10kb' }), signIn);
  router.use((req, res) => {
    // Its addresses follow the origin the browser is on, which only we may say.
    const origin = new URL(origins.of(req));
    req.headers['x-forwarded-host'] = origin.host;
    req.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
    return protocol(req, res);
  });
  router.use(errorPage(log));
  return router;

  async function showForm(req: Request, res: Response): Promise<void> {
    if (!(await isUnderWay(req, res))) return;
    send(req, res, 200, {});
  }

  async function signIn(req: Request, res: Response): Promise<void> {
    if (!(await isUnderWay(req, res))) return;
    const { email, password } = credentials(req.body);
    const missing = [...(email ? [] : ['email' as const]), ...(password ? [] : ['password' as const])];
    if (missing.length > 0) return send(req, res, 400, { email, missing });

    const address = addressOf(req);
    if (!(await limits.login.take(address))) {
      noteSignIn(logOf(req, log), 'limited');
      res.set('retry-after', '60');
      return send(req, res, 429, { email, problem: LIMITED });
    }
    let attempt: SignInTry | undefined;
    try {
      attempt = await tries.take(req, email);
      const { account, wait } = attempt;
      if (wait > 0) {
        noteSignIn(logOf(req, log), 'limited', { account });
        res.set('retry-after', String(Math.ceil(wait / 1000)));
        return send(req, res, 429, { email, problem: SLOWED });
      }
      const accountId = await accounts.withPassword(email, password);
      if (!accountId) {
        noteSignIn(logOf(req, log), 'refused', { account });
        await attempt.failed();
        return send(req, res, 401, { email, problem: WRONG });
      }
      await attempt.succeeded();
      await limits.login.giveBack(address);
      device.write(req, res, email);
      await provider.interactionFinished(req, res, { login: { accountId } });
    } catch (error) {
      if (!isAway(error)) throw error;
      await limits.login.giveBack(address);
      await attempt?.giveBack().catch(() => undefined);
      send(req, res, 503, { email, problem: AWAY });
    }
  }

  async function isUnderWay(req: Request, res: Response): Promise<boolean> {
    const interaction = await provider.interactionDetails(req, res).catch(() => null);
    if (interaction?.uid === req.params.uid) return true;
    res.status(400).set(PAGE_HEADERS).send(problemPage());
    return false;
  }
}

const send = (req: Request, res: Response, status: number, page: Omit<SignInPage, 'action'>) =>
  void res
    .status(status)
    .set(PAGE_HEADERS)
    .send(signInPage({ ...page, action: `${MOUNT}/interaction/${String(req.params.uid)}` }));

function credentials(body: unknown): { email: string; password: string } {
  const { email, password } = (body ?? {}) as Record<string, unknown>;
  return {
    email: typeof email === 'string' ? email.trim() : '',
    password: typeof password === 'string' ? password : '',
  };
}
