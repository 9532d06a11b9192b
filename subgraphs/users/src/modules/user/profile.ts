import type { DataAccesses } from '@athenaeum/kit/dataAccess';
import { PROFILE_SECTION_NAMES, type ProfileSection } from '@athenaeum/users-contract';
import { watchedProfile } from '../dataAccess/watchedProfile';
import type { ShownAs } from '../profile/profileAs.input';
import { canSeeProfile, isOwnerOrAdmin } from './user.policy';
import type { UserRow } from './user.model';
import {
  audienceOf,
  PROFILE_FIELDS,
  visibilityOf,
  visibleValue,
  type ProfileField,
  type ProfileViewer,
} from './visibleValue';

/** A user as one viewer may see them; what resolvers get instead of the row. */
export type Profile = { [F in ProfileField]: UserRow[F] | null } & {
  id: string;
  name: string;
  visibility: { section: ProfileSection; visibility: string }[] | null;
  /** The member looks at their own profile as others see it: private fields are left out. */
  shown_as?: ShownAs;
};

/** Null when this viewer may not know of the user at all. What an admin reads of it is noted in `accesses`. */
export function profileFor(viewer: ProfileViewer, user: UserRow, accesses: DataAccesses): Profile | null {
  if (!canSeeProfile(viewer, user)) return null;
  const fields = Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, visibleValue(viewer, user, field)]),
  ) as {
    [F in ProfileField]: UserRow[F] | null;
  };
  const profile = {
    ...fields,
    id: user._id,
    name: `${user.first_name} ${user.last_name}`,
    visibility: isOwnerOrAdmin(viewer, user._id) ? choicesOf(user) : null,
  };
  const isOthers = audienceOf(viewer, user) === 'admin' && viewer.id !== user._id;
  return isOthers ? watchedProfile(profile, user, accesses) : profile;
}

const choicesOf = (user: UserRow) =>
  PROFILE_SECTION_NAMES.map((section) => ({
    section,
    visibility: visibilityOf(user, section),
  }));
