import {
  hasRole,
  inTransaction,
  listInput,
  listPage,
  notAllowed,
  notFound,
  type Viewer,
} from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { publishAfterCommit } from '@athenaeum/kit/facts';
import type { KeepMemberInput } from '@athenaeum/users-contract';
import type * as z from 'zod';
import type { Loaders } from '../../loaders';
import { requestChanged } from '../../requestChanged';
import { profileFor } from '../user/profile';
import { User, type UserRow } from '../user/user.model';
import { findProfile, profileViewer } from '../user/user.service';

export const leavingMembersInput = listInput({}, []).omit({ orderBy: true });

/** Accounts that will be deleted, soonest first. */
export async function listLeavingMembers(
  viewer: Viewer,
  input: z.infer<typeof leavingMembersInput>,
  loaders: Loaders,
) {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  const where = { deletion_due_at: { $type: 'number' }, anonymised_at: null };
  const { data, count } = await listPage<UserRow>(User, where, { deletion_due_at: 1, _id: 1 }, input);
  const reader = await profileViewer(viewer, loaders);
  return { data: data.flatMap((row) => profileFor(reader, row, loaders.dataAccesses) ?? []), count };
}

/** Cancels a deletion for a member who has asked support to; stored with the reason. */
export async function keepMember(viewer: Viewer, { id, reason }: KeepMemberInput, loaders: Loaders) {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  await inTransaction(async (session) => {
    const before = await User.findOneAndUpdate(
      { _id: id, anonymised_at: null },
      { deletion_due_at: null },
      { session },
    ).lean<UserRow>();
    if (!before) throw notFound('member');
    if (before.deletion_due_at === null) return;
    publishAfterCommit(session, requestChanged(id));
    await recordWrite(session, viewer, {
      operation: 'keepMember',
      target_id: id,
      before: { deletion_due_at: before.deletion_due_at },
      after: { deletion_due_at: null },
      reason,
    });
  });
  loaders.user.clear(id);
  return findProfile(viewer, { id }, loaders);
}
