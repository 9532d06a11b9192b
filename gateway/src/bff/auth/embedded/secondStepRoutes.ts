import { Refusal } from '@athenaeum/kit';
import express, { Router, type Request, type Response } from 'express';
import { logOf } from '../../../edge/requestId';
import type { Log } from '../../../graph/context';
import type { Accounts } from '../accounts';
import { noteSignIn } from '../noteSignIn';
import { errorPage } from '../pages/errorPage';
import { PAGE_HEADERS } from '../pages/layout';
import { codePage, recoveryCodesPage, setUpPage } from '../pages/secondStepPages';
import type { Passkeys } from '../passkeys/passkeys';
import type { NeededFactors } from '../secondFactor/neededFactors';
import type { SecondFactors } from '../secondFactor/secondFactors';
import { BY_PASSWORD_AND_CODE, type Methods } from '../secondFactor/staffFactors';
import { beginStep, findStep } from '../secondFactor/steps';
import { MOUNT } from './embeddedProvider';

export type LetIn = (req: Request, res: Response, accountId: string, methods: Methods) => Promise<void>;

export interface SecondStepParts {
  needed: NeededFactors;
  accounts: Accounts;
  passkeys: Passkeys;
  secondFactors: SecondFactors;
  /** Who helps those who have lost their second factor. */
  support: string;
  publicOrigin: string;
  /** Whether this is the browser of the sign-in in the address; otherwise it has got a page that says so. */
  isUnderWay(req: Request, res: Response): Promise<boolean>;
  takesPasskeys(req: Request): boolean;
  letIn: LetIn;
  log: Log;
}

/** After the password: the second factor of who has one, and setting one up for staff who have none. */
export function secondStepRoutes(parts: SecondStepParts) {
  const {
    needed,
    accounts,
    passkeys,
    secondFactors,
    support,
    publicOrigin,
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
    const passkeyAction = hasPasskey && takesPasskeys(req) ? addressOf(req) : null;
    const passkeyOrigin = hasPasskey && !passkeyAction ? publicOrigin : null;
    const page = { action, problem, hasApp, passkeyAction, passkeyOrigin, support };
    if (hasApp || hasPasskey) return send(res, status, codePage(page));
    const email = (await accounts.emailOf(accountId)) ?? '';
    const setup = await secondFactors.setUp(uidOf(req), accountId, email);
    send(res, status, setUpPage({ action: `${action}/set-up`, problem, setup }));
  }

  async function takeCode(req: Request, res: Response): Promise<void> {
    const accountId = await accountIn(req, res);
    if (!accountId) return;
    await orShowAgain(req, res, accountId, async () => {
      await secondFactors.check(accountId, codeIn(req));
      await end(req, res, accountId);
    });
  }

  async function setUp(req: Request, res: Response): Promise<void> {
    const accountId = await accountIn(req, res);
    if (!accountId) return;
    // Who has one already gives a code of that one: a password alone puts none in its place.
    const hasOne =
      (await secondFactors.stateOf(accountId)).added_at !== null ||
      (await passkeys.list(accountId)).length > 0;
    if (hasOne) return showStep(req, res, accountId);
    await orShowAgain(req, res, accountId, async () => {
      const codes = await secondFactors.enrol(uidOf(req), accountId, codeIn(req));
      send(res, 200, recoveryCodesPage({ action: `${addressOf(req)}/second/done`, codes }));
    });
  }

  async function done(req: Request, res: Response): Promise<void> {
    const accountId = await accountIn(req, res);
    if (!accountId) return;
    if (!(await findStep(uidOf(req)))?.is_proven) return showStep(req, res, accountId);
    await end(req, res, accountId);
  }

  async function end(req: Request, res: Response, accountId: string): Promise<void> {
    await secondFactors.endStep(uidOf(req));
    await letIn(req, res, accountId, BY_PASSWORD_AND_CODE);
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

  /** Whose password was given in this sign-in; null when none was, or too long ago, and the browser is sent back. */
  async function accountIn(req: Request, res: Response): Promise<string | null> {
    if (!(await isUnderWay(req, res))) return null;
    const step = await findStep(uidOf(req));
    if (step && (await accounts.viewerOf(step.user_id))) return step.user_id;
    res.redirect(303, addressOf(req));
    return null;
  }
}

const uidOf = (req: Request) => String(req.params.uid);
const addressOf = (req: Request) => `${MOUNT}/interaction/${uidOf(req)}`;

function codeIn(req: Request): string {
  const { code } = (req.body ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code.slice(0, 100) : '';
}

const send = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
