import { inTransaction, signInFirst, type Viewer } from '@athenaeum/kit';
import { fieldsOf, PROFILE_SAVE_MESSAGES, type ProfileInput } from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import type { Loaders } from '../../loaders';
import type { Profile } from '../user/profile';
import { rowOf, User, type UserRow } from '../user/user.model';
import { findOwnProfile, ownIdFrom } from '../user/user.service';
import { changedBoardExperiences } from './parts/boardExperiences';
import { changedDocuments } from './parts/documents';
import { changedFields } from './parts/fields';
import { changedGoals } from './parts/goals';
import type { PartChange } from './parts/partChange';
import { assertNoConflict, storeChanges } from './parts/storeChanges';
import { changedVisibility } from './parts/visibility';

/**
 * Saves one part of the viewer's profile; `profileInput` refuses an input with several. The profile is read and written in one transaction, which a concurrent write of the same
 * member aborts: the values for the directory are always derived from all of it.
 */
export async function saveProfile(viewer: Viewer, input: ProfileInput, loaders: Loaders): Promise<Profile> {
  const id = ownIdFrom(viewer, input.id);
  await inTransaction(async (session) => {
    const user = await User.findById(id).session(session);
    if (!user) throw signInFirst();
    const stored = rowOf(user);
    const changes = await changesIn(viewer, stored, input, session);
    if (changes.length === 0) return;
    assertNoConflict(stored, changes, input.version, PROFILE_SAVE_MESSAGES.conflict);
    await storeChanges(user, stored, changes, session);
  });
  loaders.user.clear(id);
  return findOwnProfile(viewer, loaders);
}

/** Of the one part that an input has. Saving without a difference writes nothing: a form that is sent twice has one effect. */
async function changesIn(
  viewer: Viewer,
  stored: UserRow,
  input: ProfileInput,
  session: ClientSession,
): Promise<PartChange[]> {
  if (input.goals) return changedGoals(stored, input.goals, input.goal_type ?? null);
  if (input.board_experiences) return changedBoardExperiences(stored, input.board_experiences);
  if (input.documents) return changedDocuments(viewer, stored, input.documents, session);
  if (input.visibility) return changedVisibility(stored, input.visibility);
  return changedFields(viewer, stored, fieldsOf(input), session);
}
