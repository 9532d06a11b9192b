import { notFound, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import type { ClientSession } from 'mongoose';
import type { PartChange } from '../profile/parts/partChange';
import { storeChanges } from '../profile/parts/storeChanges';
import { rowOf, User, type UserRow } from '../user/user.model';
import { assertAnotherAdmin } from './assertAnotherAdmin';
import { noteRoles } from './noteRoles';

/** Stores the differences, with an audit row. Answers whether there were any; the caller has checked the policy. */
export async function changeRecord(
  viewer: Viewer,
  id: string,
  reason: string,
  operation: string,
  session: ClientSession,
  changesOf: (stored: UserRow) => Promise<PartChange[]>,
): Promise<boolean> {
  const user = await User.findOne({ _id: id, anonymised_at: null }).session(session);
  if (!user) throw notFound('member');
  const stored = rowOf(user);
  const changes = await changesOf(stored);
  if (changes.length === 0) return false;
  const after = Object.assign({}, ...changes.map(({ set }) => set)) as Partial<UserRow>;
  if (after.isAdmin === false) await assertAnotherAdmin(session, id);
  await storeChanges(user, stored, changes, session);
  const before = Object.fromEntries(
    Object.keys(after).map((name) => [name, stored[name as keyof UserRow] ?? null]),
  );
  await noteRoles(session, id, after);
  await recordWrite(session, viewer, { operation, target_id: id, before, after, reason });
  return true;
}
