import { inTransaction, notFound, Refusal } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { enqueue, letter } from '@athenaeum/kit/outbox';
import { reason } from '@athenaeum/users-contract';
import express, { Router, type Request } from 'express';
import * as z from 'zod';
import { describeRoute } from '@athenaeum/graph/edge';
import { adminsOnly, createAdminOf } from '../../operations/adminOf';
import { jsonHandler } from '../../routes/jsonHandler';
import type { Accounts } from '../accounts';
import { Passkey } from '../passkeys/passkey.model';
import { MEMBER_ACCESS_PATH as path } from '../paths';
import { noteRemoved } from '../secondFactor/reinstate';
import { SecondFactor } from '../secondFactor/secondFactor.model';
import type { SignedIn } from '../signedIn';
import { endPushDevices } from '../../push/pushDevices';
import { WebSessionModel } from '../webSession.model';

export const memberAccessInput = z.strictObject({ reason });

const caller = 'Session: admin';

export const memberAccessDocs = [
  describeRoute({
    method: 'post',
    path: `${path}/:id/sign-out`,
    access: adminsOnly,
    summary: 'Ends every session of a member, with a row of who did it and why.',
    caller,
    body: memberAccessInput,
    answers: {
      200: '`data`: how many.',
      400: 'No reason.',
      401: 'Not signed in.',
      403: 'Not an admin.',
      404: 'No such member.',
    },
  }),
  describeRoute({
    method: 'post',
    path: `${path}/:id/reset-factors`,
    access: adminsOnly,
    summary:
      'Removes the passkeys and the authenticator app of a member who has lost them, ends every session, tells the member by mail, and leaves a row of who did it and why.',
    caller,
    body: memberAccessInput,
    answers: {
      200: 'Done.',
      400: 'No reason, or one’s own.',
      401: 'Not signed in.',
      403: 'Not an admin.',
      404: 'No such member, or nothing to reset.',
    },
  }),
];

interface Parts {
  accounts: Accounts;
  signedIn: SignedIn;
}

/** `/api/auth/members/:id`: admins end a member's sessions and reset second factors. */
export function memberAccessRoutes({ accounts, signedIn }: Parts): Router {
  const router = Router();
  const adminOf = createAdminOf(signedIn);
  const json = express.json({ limit: '8kb' });
  router.post('/:id/sign-out', json, jsonHandler(signOut));
  router.post('/:id/reset-factors', json, jsonHandler(resetFactors));
  return router;

  async function signOut(req: Request) {
    const admin = await adminOf(req);
    const { reason: why } = memberAccessInput.parse(req.body);
    const user_id = await memberIn(req);
    return inTransaction(async (session) => {
      const { deletedCount } = await WebSessionModel.deleteMany({ user_id }, { session });
      await endPushDevices({ user_id }, session);
      await recordWrite(session, admin, {
        operation: 'signOutMember',
        target_id: user_id,
        before: { sessions: deletedCount },
        after: { sessions: 0 },
        reason: why,
      });
      return deletedCount;
    });
  }

  async function resetFactors(req: Request) {
    const admin = await adminOf(req);
    await signedIn.assertConfirmed(req);
    const { reason: why } = memberAccessInput.parse(req.body);
    const user_id = await memberIn(req);
    if (user_id === admin.id) throw new Refusal('INVALID', 'Another admin resets yours.');
    return inTransaction(async (session) => {
      for (const id of await Passkey.distinct('_id', { user_id }).session(session))
        await noteRemoved(session, 'passkey', id, user_id);
      await noteRemoved(session, 'app', user_id, user_id);
      const { deletedCount: passkeys } = await Passkey.deleteMany({ user_id }, { session });
      const { deletedCount: apps } = await SecondFactor.deleteOne({ _id: user_id }, { session });
      if (passkeys + apps === 0) throw notFound('second factor');
      await WebSessionModel.deleteMany({ user_id }, { session });
      await endPushDevices({ user_id }, session);
      await recordWrite(session, admin, {
        operation: 'resetFactors',
        target_id: user_id,
        before: { passkeys, authenticator_apps: apps },
        after: { passkeys: 0, authenticator_apps: 0 },
        reason: why,
      });
      await enqueue(session, letter, {
        payload: { template: 'factors-reset', to: { user_id }, params: { removed: inWords(passkeys, apps) } },
      });
      return true;
    });
  }

  async function memberIn(req: Request): Promise<string> {
    const id = String(req.params.id);
    if (!(await accounts.emailOf(id))) throw notFound('member');
    return id;
  }
}

const inWords = (passkeys: number, apps: number): string =>
  [
    ...(passkeys > 0 ? [passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`] : []),
    ...(apps > 0 ? ['the authenticator app'] : []),
  ].join(', ');
