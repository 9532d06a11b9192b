import { inTransaction, notAllowed, notFound, type Result, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import {
  MEMBER_RECORD_MESSAGES,
  type HideMembersInput,
  type UpdateMemberInput,
} from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import { changedFields } from '../profile/parts/fields';
import { changedGoals } from '../profile/parts/goals';
import type { PartChange } from '../profile/parts/partChange';
import { assertNothingLost, storeChanges } from '../profile/parts/storeChanges';
import type { Profile } from '../user/profile';
import { rowOf, User, type UserRow } from '../user/user.model';
import { assertAnotherAdmin } from './assertAnotherAdmin';
import { changedStanding } from './changedStanding';
import { canUpdateMembers } from './memberRecord.policy';

/** With whose it is, so that the one who was overtaken can be shown it. */
export type SavedRecord = Result<Profile> & { id: string };

/**
 * A member's record as an admin leaves it, with a row of who changed what and why. Read and written in one transaction
 * with it; what is there already is no change and leaves no row.
 */
export async function updateMember(viewer: Viewer, input: UpdateMemberInput): Promise<void> {
  if (!canUpdateMembers(viewer)) throw notAllowed();
  await inTransaction(async (session) => {
    await change(viewer, input.id, input.reason, 'updateMember', session, async (stored) => {
      const changes = [
        ...(await changedFields(viewer, stored, input.fields ?? {}, session)),
        ...changedStanding(stored, input.standing ?? {}),
        ...(input.goals ? changedGoals(stored, input.goals, null) : []),
      ];
      assertNothingLost(stored, changes, input.version, MEMBER_RECORD_MESSAGES.conflict);
      return changes;
    });
  });
}

/** One after the other; whoever is as wished already, or not there, is left out of what it answers. */
export async function hideMembers(
  viewer: Viewer,
  { ids, hide, reason }: HideMembersInput,
): Promise<string[]> {
  if (!canUpdateMembers(viewer)) throw notAllowed();
  const changed: string[] = [];
  for (const id of new Set(ids)) {
    const isChanged = await inTransaction((session) =>
      change(viewer, id, reason, 'hideMembers', session, async (stored) =>
        changedStanding(stored, { hide_from_directory: hide }),
      ),
    ).catch(unlessGone);
    if (isChanged) changed.push(id);
  }
  return changed;
}

async function change(
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
  await recordWrite(session, viewer, { operation, target_id: id, before, after, reason });
  return true;
}

function unlessGone(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND') return false;
  throw error;
}
