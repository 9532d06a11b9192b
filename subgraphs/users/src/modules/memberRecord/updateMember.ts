import { inTransaction, notAllowed, type Result, type Viewer } from '@athenaeum/kit';
import {
  MEMBER_RECORD_MESSAGES,
  type HideMembersInput,
  type UpdateMemberInput,
} from '@athenaeum/users-contract';
import { changedFields } from '../profile/parts/fields';
import { changedGoals } from '../profile/parts/goals';
import { assertNoConflict } from '../profile/parts/storeChanges';
import type { Profile } from '../user/profile';
import { changeRecord } from './changeRecord';
import { changedAdminFields } from './changedAdminFields';
import { canUpdateMembers } from './memberRecord.policy';

/** A version conflict, with the member's id, so that the current record can be shown. */
export type SavedRecord = Result<Profile> & { id: string };

/**
 * Saves an admin's change of a member's record, with an audit row, in one transaction that reads the record too. Without a
 * difference nothing is written.
 */
export async function updateMember(viewer: Viewer, input: UpdateMemberInput): Promise<void> {
  if (!canUpdateMembers(viewer)) throw notAllowed();
  await inTransaction(async (session) => {
    await changeRecord(viewer, input.id, input.reason, 'updateMember', session, async (stored) => {
      const changes = [
        ...(await changedFields(viewer, stored, input.fields ?? {}, session)),
        ...changedAdminFields(stored, input.standing ?? {}),
        ...(input.goals ? changedGoals(stored, input.goals, null) : []),
      ];
      assertNoConflict(stored, changes, input.version, MEMBER_RECORD_MESSAGES.conflict);
      return changes;
    });
  });
}

/** One after the other; the answer leaves out members who are unknown or need no change. */
export async function hideMembers(
  viewer: Viewer,
  { ids, hide, reason }: HideMembersInput,
): Promise<string[]> {
  if (!canUpdateMembers(viewer)) throw notAllowed();
  const changed: string[] = [];
  for (const id of new Set(ids)) {
    const isChanged = await inTransaction((session) =>
      changeRecord(viewer, id, reason, 'hideMembers', session, async (stored) =>
        changedAdminFields(stored, { hide_from_directory: hide }),
      ),
    ).catch(unlessGone);
    if (isChanged) changed.push(id);
  }
  return changed;
}

function unlessGone(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND') return false;
  throw error;
}
