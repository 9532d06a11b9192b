import { inTransaction, type Viewer } from '@athenaeum/kit';
import { publishAfterCommit, publishFacts } from '@athenaeum/kit/facts';
import { enqueue, letter } from '@athenaeum/kit/outbox';
import { DELETION_GRACE_DAYS, type DeleteUserInput } from '@athenaeum/users-contract';
import type { Loaders } from '../../loaders';
import { requestChanged } from '../../requestChanged';
import { assertAnotherAdmin } from '../memberRecord/assertAnotherAdmin';
import type { Profile } from '../user/profile';
import { User, type UserRow } from '../user/user.model';
import { findOwnProfile, ownIdFrom } from '../user/user.service';

const GRACE_MS = DELETION_GRACE_DAYS * 86_400_000;
const MAX_PER_CALL = 20;

/** Nothing changes for 30 days, in which it can be cancelled. */
export async function deleteUser(viewer: Viewer, input: DeleteUserInput, loaders: Loaders): Promise<Profile> {
  const id = ownIdFrom(viewer, input.id);
  const due = Date.now() + GRACE_MS;
  await inTransaction(async (session) => {
    if (await User.exists({ _id: id, isAdmin: true }).session(session)) await assertAnotherAdmin(session, id);
    const { modifiedCount } = await User.updateOne(
      { _id: id, deletion_due_at: null },
      { deletion_due_at: due },
      { session },
    );
    if (modifiedCount === 0) return;
    publishAfterCommit(session, requestChanged(id));
    const payload = { template: 'account-deletion', to: { user_id: id }, params: { day: dayOf(due) } };
    await enqueue(session, letter, { payload });
  });
  return afterwards(viewer, id, loaders);
}

export async function keepUser(viewer: Viewer, input: DeleteUserInput, loaders: Loaders): Promise<Profile> {
  const id = ownIdFrom(viewer, input.id);
  await User.updateOne({ _id: id, anonymised_at: null }, { deletion_due_at: null });
  publishFacts(requestChanged(id));
  return afterwards(viewer, id, loaders);
}

/** Members whose 30 days are over, longest first. */
export async function dueDeletions(now: number): Promise<string[]> {
  // A partial index is used by what says its condition, for which Mongoose has no type.
  const due: Record<string, unknown> = {
    deletion_due_at: { $lte: now, $type: 'number' },
    anonymised_at: null,
  };
  const rows = await User.find(due)
    .sort({ deletion_due_at: 1 })
    .limit(MAX_PER_CALL)
    .select('_id')
    .lean<Pick<UserRow, '_id'>[]>();
  return rows.map(({ _id }) => _id);
}

export async function notForgotten(ids: readonly string[]): Promise<string[]> {
  const rows = await User.find({ _id: { $in: ids }, anonymised_at: null })
    .select('_id')
    .lean();
  return rows.map(({ _id }) => _id);
}

const dayOf = (instant: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' }).format(instant);

function afterwards(viewer: Viewer, id: string, loaders: Loaders): Promise<Profile> {
  loaders.user.clear(id);
  return findOwnProfile(viewer, loaders);
}
