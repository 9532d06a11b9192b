import express, { Router, type NextFunction, type Request, type Response } from 'express';
import type Provider from 'oidc-provider';
import {
  addressOf,
  isUnavailable,
  type Log,
  logOf,
  type Origins,
  type RateLimits,
} from '@athenaeum/graph/edge';
import { jsonHandler } from '../../routes/jsonHandler';
import type { Accounts } from '../accounts';
import type { NewDevices } from '../newDevices';
import type { SignInThrottle, SignInTry } from '../signInThrottle';
import { noteSignIn } from '../noteSignIn';
import { errorPage } from '../pages/errorPage';
import { PAGE_HEADERS } from '../pages/layout';
import { problemPage } from '../pages/problemPage';
import { signInPageText as messages } from '../pages/signIn.messages';
import { signInPage, type SignInPage } from '../pages/signInPage';
import { assertion, type Assertion } from '../passkeys/passkeyInput';
import type { Passkeys } from '../passkeys/passkeys';
import { BY_PASSKEY, BY_PASSWORD, type Methods } from '../secondFactor/staffFactors';
import { MOUNT } from './embeddedProvider';
import { inExchange, keepExchange } from './exchange';
import { secondStepRoutes, type CompleteSignIn, type SecondStepParts } from './secondStepRoutes';

interface Parts {
  provider: Provider;
  origins: Origins;
  accounts: Accounts;
  newDevices: NewDevices;
  tries: SignInThrottle;
  passkeys: Passkeys;
  /** What the second step of signing in needs. */
  secondStepParts: Pick<SecondStepParts, 'needed' | 'passkeys' | 'secondFactors' | 'support'>;
  limits: RateLimits;
  log: Log;
}

/** The embedded provider on `/oidc`: its protocol and its sign-in page. */
export function signInRoutes({
  provider,
  origins,
  accounts,
  newDevices,
  tries,
  passkeys,
  secondStepParts,
  limits,
  log,
}: Parts): Router {
  const router = Router();
  const protocol = provider.callback();
  router.use(inExchange);
  router.get('/interaction/:uid', showForm);
  router.post('/interaction/:uid', express.urlencoded({ extended: false, limit: '10kb' }), signIn);
  router.post('/interaction/:uid/passkey/options', beginPasskey);
  router.post(
    '/interaction/:uid/passkey',
    express.urlencoded({ extended: false, limit: '20kb' }),
    signInByPasskey,
  );
  const letIn: CompleteSignIn = async (req, res, accountId, methods) => {
    const email = await accounts.emailOf(accountId);
    if (email) await newDevices.signedIn({ req, res, userId: accountId, email });
    await provider.interactionFinished(req, res, { login: { accountId, amr: [...methods] } });
  };
  const secondStep = secondStepRoutes({
    ...secondStepParts,
    publicOrigin: origins.public,
    limit: limits.passkeys,
    accounts,
    isUnderWay,
    takesPasskeys,
    letIn,
    log,
  });
  router.use('/interaction/:uid/second', secondStep.routes);
  router.use((req, res) => {
    // Its addresses follow the origin the browser is on, which only we may say.
    const origin = new URL(origins.of(req));
    req.headers['x-forwarded-host'] = origin.host;
    req.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
    return keepExchange(() => protocol(req, res));
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

    await finish(
      req,
      res,
      { email },
      {
        methods: BY_PASSWORD,
        wrong: messages.wrong,
        accountOf: () => accounts.withPassword(email, password),
      },
    );
  }

  async function signInByPasskey(req: Request, res: Response): Promise<void> {
    if (!(await isUnderWay(req, res))) return;
    const accountOf = async () => {
      const given = assertionIn(req.body);
      const accountId = given && (await passkeys.signedBy(String(req.params.uid), given));
      return accountId && (await accounts.viewerOf(accountId)) ? accountId : null;
    };
    await finish(req, res, {}, { methods: BY_PASSKEY, wrong: messages.wrongPasskey, accountOf });
  }

  /** Signs the account in; shows `wrong` on the form when the credentials match none. */
  async function finish(
    req: Request,
    res: Response,
    form: SignInForm,
    { methods, wrong, accountOf }: Try,
  ): Promise<void> {
    const address = addressOf(req);
    if (!(await limits.login.take(address))) {
      noteSignIn(logOf(req, log), 'limited');
      res.set('retry-after', '60');
      return send(req, res, 429, { ...form, problem: messages.limited });
    }
    let attempt: SignInTry | undefined;
    try {
      // A passkey cannot be guessed: only passwords are counted by account.
      attempt = form.email ? await tries.take(req, form.email) : undefined;
      if (attempt && attempt.wait > 0) {
        noteSignIn(logOf(req, log), 'limited', { account: attempt.account });
        res.set('retry-after', String(Math.ceil(attempt.wait / 1000)));
        return send(req, res, 429, { ...form, problem: messages.slowed });
      }
      const accountId = await accountOf();
      if (!accountId) {
        noteSignIn(logOf(req, log), 'refused', attempt && { account: attempt.account });
        await attempt?.failed();
        return send(req, res, 401, { ...form, problem: wrong });
      }
      await attempt?.succeeded();
      await limits.login.giveBack(address);
      if (methods === BY_PASSWORD && (await secondStep.isNeeded(accountId)))
        return await secondStep.begin(req, res, accountId);
      await letIn(req, res, accountId, methods);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await limits.login.giveBack(address);
      await attempt?.giveBack().catch(() => undefined);
      send(req, res, 503, { ...form, problem: messages.away });
    }
  }

  async function beginPasskey(req: Request, res: Response, next: NextFunction): Promise<void> {
    if (!(await isUnderWay(req, res))) return;
    await jsonHandler(() => passkeys.beginSignIn(String(req.params.uid)))(req, res, next);
  }

  function send(req: Request, res: Response, status: number, form: SignInForm): void {
    const action = `${MOUNT}/interaction/${String(req.params.uid)}`;
    res
      .status(status)
      .set(PAGE_HEADERS)
      .send(signInPage({ ...form, action, takesPasskeys: takesPasskeys(req) }));
  }

  /** Passkeys belong to the public origin: under another spelling of it the browser would have none. */
  function takesPasskeys(req: Request): boolean {
    return origins.of(req) === origins.public;
  }

  async function isUnderWay(req: Request, res: Response): Promise<boolean> {
    const interaction = await provider.interactionDetails(req, res).catch(() => null);
    if (interaction?.uid === req.params.uid) return true;
    res.status(400).set(PAGE_HEADERS).send(problemPage());
    return false;
  }
}

/** One sign-in attempt: its method, how to find the account, and the message when there is none. */
interface Try {
  methods: Methods;
  wrong: string;
  accountOf: () => Promise<string | null>;
}

/** What is shown on the form beside its address. */
type SignInForm = Omit<SignInPage, 'action' | 'takesPasskeys'>;

function assertionIn(body: unknown): Assertion | null {
  try {
    const { credential } = (body ?? {}) as { credential?: unknown };
    return assertion.parse(JSON.parse(String(credential)));
  } catch {
    return null;
  }
}

function credentials(body: unknown): { email: string; password: string } {
  const { email, password } = (body ?? {}) as Record<string, unknown>;
  return {
    email: typeof email === 'string' ? email.trim() : '',
    password: typeof password === 'string' ? password : '',
  };
}
