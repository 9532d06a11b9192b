import { inTransaction, notAllowed, type Result, type Viewer } from '@athenaeum/kit';
import {
  MEMBER_RECORD_MESSAGES,
  type HideMembersInput,
  type UpdateMemberInput,
} from '@athenaeum/users-contract';
import { changedFields } from '../profile/parts/fields';
import { changedGoals } from '../profile/parts/goals';
import { assertNothingLost } from '../profile/parts/storeChanges';
import type { Profile } from '../user/profile';
import { changeRecord } from './changeRecord';
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
    await changeRecord(viewer, input.id, input.reason, 'updateMember', session, async (stored) => {
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
      changeRecord(viewer, id, reason, 'hideMembers', session, async (stored) =>
        changedStanding(stored, { hide_from_directory: hide }),
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
