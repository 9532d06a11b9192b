import { Refusal, signInFirst } from '@athenaeum/kit';
import express, { Router, type NextFunction, type Request, type Response } from 'express';
import { LIMITED_MESSAGE, type Log, logOf, type RateLimit } from '@athenaeum/graph/edge';
import { jsonHandler } from '../../routes/jsonHandler';
import type { Accounts } from '../accounts';
import { deviceOf } from '../device';
import { noteSignIn } from '../noteSignIn';
import { errorPage } from '../pages/errorPage';
import { PAGE_HEADERS } from '../pages/layout';
import { codePage, recoveryCodesPage, setUpPage } from '../pages/secondStepPages';
import { attestation, type Attestation } from '../passkeys/passkeyInput';
import { NOT_ADDED, type Passkeys } from '../passkeys/passkeys';
import { keepFirst } from '../secondFactor/keepFirst';
import type { NeededFactors } from '../secondFactor/neededFactors';
import type { SecondFactors } from '../secondFactor/secondFactors';
import { BY_PASSWORD_AND_CODE, BY_PASSWORD_AND_PASSKEY, type Methods } from '../secondFactor/staffFactors';
import { beginStep, findStep } from '../secondFactor/steps';
import { MOUNT } from './embeddedProvider';

export type CompleteSignIn = (
  req: Request,
  res: Response,
  accountId: string,
  methods: Methods,
) => Promise<void>;

export interface SecondStepParts {
  needed: NeededFactors;
  accounts: Accounts;
  passkeys: Passkeys;
  secondFactors: SecondFactors;
  /** The support address for a lost second factor. */
  support: string;
  publicOrigin: string;
  /** Passkey registrations started and completed, by account. */
  limit: RateLimit;
  /** Whether this is the browser of the sign-in in the address; otherwise it has been sent an error page. */
  isUnderWay(req: Request, res: Response): Promise<boolean>;
  takesPasskeys(req: Request): boolean;
  letIn: CompleteSignIn;
  log: Log;
}

/** After the password: asks for the second factor, or has staff without one set it up. */
export function secondStepRoutes(parts: SecondStepParts) {
  const {
    needed,
    accounts,
    passkeys,
    secondFactors,
    support,
    publicOrigin,
    limit,
    isUnderWay,
    takesPasskeys,
    letIn,
    log,
  } = parts;
  const router = Router({ mergeParams: true });
  const form = express.urlencoded({ extended: false, limit: '1kb' });
  router.get('/', show);
  router.post('/', form, takeCode);
  router.post('/set-up', form, setUp);
  router.post('/passkey/options', beginPasskey);
  router.post('/passkey', express.urlencoded({ extended: false, limit: '64kb' }), addPasskey);
  router.post('/done', form, done);
  router.use(errorPage(log));
  return { routes: router, isNeeded, begin };

  async function isNeeded(accountId: string): Promise<boolean> {
    if ((await secondFactors.stateOf(accountId)).added_at !== null) return true;
    return needed.isRequiredOf(accountId);
  }

  async function begin(req: Request, res: Response, accountId: string): Promise<void> {
    await beginStep(uidOf(req), accountId);
    res.redirect(303, `${addressOf(req)}/second`);
  }

  async function show(req: Request, res: Response): Promise<void> {
    const accountId = await accountIn(req, res);
    if (accountId) await showStep(req, res, accountId);
  }

  async function showStep(req: Request, res: Response, accountId: string, refusal?: Refusal): Promise<void> {
    const action = `${addressOf(req)}/second`;
    const status = !refusal ? 200 : refusal.code === 'LIMITED' ? 429 : 401;
    const problem = refusal?.message;
    const hasApp = (await secondFactors.stateOf(accountId)).added_at !== null;
    const hasPasskey = (await passkeys.list(accountId)).length > 0;
    if (hasApp || hasPasskey) {
      const passkeyAction = hasPasskey && takesPasskeys(req) ? addressOf(req) : null;
      const passkeyOrigin = hasPasskey && !passkeyAction ? publicOrigin : null;
      const page = { action, problem, hasApp, passkeyAction, passkeyOrigin, support };
      return send(res, status, codePage(page));
    }
    const email = (await accounts.emailOf(accountId)) ?? '';
    const setup = await secondFactors.setUp(uidOf(req), accountId, email);
    const passkeyAction = takesPasskeys(req) ? action : null;
    send(res, status, setUpPage({ action: `${action}/set-up`, problem, setup, passkeyAction, support }));
  }

  async function takeCode(req: Request, res: Response): Promise<void> {
    const accountId = await accountIn(req, res);
    if (!accountId) return;
    await orShowAgain(req, res, accountId, async () => {
      await secondFactors.check(accountId, codeIn(req));
      await end(req, res, accountId, BY_PASSWORD_AND_CODE);
    });
  }

  async function setUp(req: Request, res: Response): Promise<void> {
    const accountId = await accountIn(req, res);
    if (!accountId) return;
    if (await hasFactor(accountId)) return showStep(req, res, accountId);
    await orShowAgain(req, res, accountId, async () => {
      const browser = uidOf(req);
      const enrolling = { browser, user_id: accountId };
      const codes = await secondFactors.enrol(enrolling, codeIn(req), keepFirst(browser, accountId));
      send(res, 200, recoveryCodesPage({ action: `${addressOf(req)}/second/done`, codes }));
    });
  }

  async function beginPasskey(req: Request, res: Response, next: NextFunction): Promise<void> {
    if (!(await isUnderWay(req, res))) return;
    await jsonHandler(async () => {
      const id = await provenAccount(req);
      if (!id || (await hasFactor(id))) throw signInFirst();
      await assertWithinLimit(id);
      const email = (await accounts.emailOf(id)) ?? '';
      return passkeys.beginAdding({ id, email, name: email }, uidOf(req));
    })(req, res, next);
  }

  async function addPasskey(req: Request, res: Response): Promise<void> {
    const accountId = await accountIn(req, res);
    if (!accountId) return;
    if (await hasFactor(accountId)) return showStep(req, res, accountId);
    await orShowAgain(req, res, accountId, async () => {
      await assertWithinLimit(accountId);
      const browser = uidOf(req);
      const adding = { user_id: accountId, browser, name: deviceOf(req) ?? 'Passkey' };
      await passkeys.add(adding, attestationIn(req), keepFirst(browser, accountId));
      await end(req, res, accountId, BY_PASSWORD_AND_PASSKEY);
    });
  }

  /** An existing factor must be used: a password alone does not replace it. */
  async function hasFactor(accountId: string): Promise<boolean> {
    if ((await secondFactors.stateOf(accountId)).added_at !== null) return true;
    return (await passkeys.list(accountId)).length > 0;
  }

  async function assertWithinLimit(accountId: string): Promise<void> {
    if (!(await limit.take(accountId))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
  }

  async function done(req: Request, res: Response): Promise<void> {
    const accountId = await accountIn(req, res);
    if (!accountId) return;
    if (!(await findStep(uidOf(req)))?.is_proven) return showStep(req, res, accountId);
    await end(req, res, accountId, BY_PASSWORD_AND_CODE);
  }

  async function end(req: Request, res: Response, accountId: string, methods: Methods): Promise<void> {
    await secondFactors.endStep(uidOf(req));
    await letIn(req, res, accountId, methods);
  }

  async function orShowAgain(
    req: Request,
    res: Response,
    accountId: string,
    run: () => Promise<void>,
  ): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      noteSignIn(logOf(req, log), error.code === 'LIMITED' ? 'limited' : 'refused');
      await showStep(req, res, accountId, error);
    }
  }

  /** The account whose password was given in this sign-in; null, with a redirect, when none was or it has expired. */
  async function accountIn(req: Request, res: Response): Promise<string | null> {
    if (!(await isUnderWay(req, res))) return null;
    const accountId = await provenAccount(req);
    if (!accountId) res.redirect(303, addressOf(req));
    return accountId;
  }

  async function provenAccount(req: Request): Promise<string | null> {
    const step = await findStep(uidOf(req));
    return step && (await accounts.viewerOf(step.user_id)) ? step.user_id : null;
  }
}

const uidOf = (req: Request) => String(req.params.uid);
const addressOf = (req: Request) => `${MOUNT}/interaction/${uidOf(req)}`;

function codeIn(req: Request): string {
  const { code } = (req.body ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code.slice(0, 100) : '';
}

function attestationIn(req: Request): Attestation {
  try {
    const { credential } = (req.body ?? {}) as { credential?: unknown };
    return attestation.parse(JSON.parse(String(credential)));
  } catch {
    throw new Refusal('INVALID', NOT_ADDED);
  }
}

const send = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
