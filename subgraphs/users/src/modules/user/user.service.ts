import { notAllowed, notFound, signInFirst, type Viewer } from '@athenaeum/kit';
import type { UpdateUserInput } from '@athenaeum/users-contract';
import type { Loaders } from '../../loaders';
import { acceptAgreement } from '../agreement/agreement.service';
import { assertAgreementAccepted, reachIntakeStep, submitIntake } from '../intake/intake.service';
import { isKnownTo, NO_TIES, type Ties } from '../connection/connection.service';
import { isMemberNow } from '../membership/membershipStatus';
import { profileFor, type Profile } from './profile';
import { User, type UserRow } from './user.model';
import { isOwnerOrAdmin, worksForMembers } from './user.policy';
import type { UserLookup } from './userLookup.input';
import type { ProfileViewer } from './visibleValue';

export async function findOwnProfile(viewer: Viewer, loaders: Loaders): Promise<Profile> {
  const own = viewer.id === null ? null : await profileById(viewer, viewer.id, loaders);
  // A session can outlive its account by a moment.
  if (!own) throw signInFirst();
  return own;
}

export async function findProfile(viewer: Viewer, lookup: UserLookup, loaders: Loaders): Promise<Profile> {
  const [row] = await Promise.all([findRow(viewer, lookup, loaders), loaders.ties()]);
  const profile = await visibleProfile(viewer, row, loaders);
  if (!profile) throw notFound('member');
  return profile;
}

export async function profileById(viewer: Viewer, id: string, loaders: Loaders): Promise<Profile | null> {
  const [row] = await Promise.all([loaders.user.load(id), tiesFor(viewer, id, loaders)]);
  return visibleProfile(viewer, row, loaders);
}

/**
 * Resolves references to a user from other domains: batched, and through the same policy. A coach's session and an
 * application keep their name, also when the member has blocked the coach or the reader.
 */
export async function referredProfile(viewer: Viewer, id: string, loaders: Loaders): Promise<Profile | null> {
  const [row, ties] = await Promise.all([loaders.user.load(id), tiesFor(viewer, id, loaders)]);
  if (!row || !worksForMembers(viewer)) return visibleProfile(viewer, row, loaders);
  return profileFor({ ...viewer, ...ties, blockedByIds: new Set() }, row, loaders.dataAccesses);
}

export async function updateOwnUser(
  viewer: Viewer,
  input: UpdateUserInput,
  loaders: Loaders,
): Promise<Profile> {
  const id = ownIdFrom(viewer, input.id);
  const isAccepting =
    typeof input.portal_nda_agreement_date === 'number' || typeof input.latest_signed_agreement === 'number';
  // Checked before any write, so that it is refused as a whole. Accepting the agreement in the same request counts.
  if (input.intake_form_submitted && !isAccepting) await assertAgreementAccepted(id);
  if (isAccepting) await acceptAgreement(id, input.latest_signed_agreement ?? null);
  if (typeof input.intake_form_status === 'boolean')
    await User.updateOne({ _id: id }, { intake_form_status: input.intake_form_status });
  const locale = localeOf(input);
  if (locale) await User.updateOne({ _id: id }, locale);
  if (typeof input.shows_attendance === 'boolean')
    await User.updateOne({ _id: id }, { shows_attendance: input.shows_attendance });
  if (input.intake_form_step) await reachIntakeStep(id, input.intake_form_step);
  if (input.intake_form_submitted) await submitIntake(id);
  loaders.user.clear(id);
  return findOwnProfile(viewer, loaders);
}

/** The member's zone and languages, as far as the input has them; null without any. */
function localeOf({ timezone, language, browser_language }: UpdateUserInput) {
  const told = {
    ...(timezone && { timezone }),
    // Null is a choice here: to follow the browser again.
    ...(language !== undefined && { language }),
    ...(browser_language && { browser_language }),
  };
  return Object.keys(told).length > 0 ? told : null;
}

/** The intake follow-up needs no reminder any more. */
export const finishIntakeFollowUp = (viewer: Viewer, id: string, loaders: Loaders): Promise<Profile> =>
  updateOwnUser(viewer, { id, intake_form_status: true }, loaders);

/** The actor is the session's; an input that names somebody else is refused. */
export function ownIdFrom(viewer: Viewer, given: string | null | undefined): string {
  if (viewer.id === null) throw signInFirst();
  if (given !== null && given !== undefined && given !== viewer.id) throw notAllowed();
  return viewer.id;
}

async function visibleProfile(
  viewer: Viewer,
  row: UserRow | null,
  loaders: Loaders,
): Promise<Profile | null> {
  return (
    row && profileFor({ ...viewer, ...(await tiesFor(viewer, row._id, loaders)) }, row, loaders.dataAccesses)
  );
}

/** Ties decide about other members; for the owner of a profile and admins there is nothing to decide. */
const tiesFor = async (viewer: Viewer, id: string, loaders: Loaders): Promise<Ties> =>
  isOwnerOrAdmin(viewer, id) ? NO_TIES : loaders.ties();

export async function profileViewer(viewer: Viewer, loaders: Loaders): Promise<ProfileViewer> {
  return { ...viewer, ...(await loaders.ties()) };
}

/** A member who is not in the directory is found by admins, by staff who work with members, and by the member's own contacts. */
async function canLookUp(viewer: Viewer, row: UserRow, isUnlisted: boolean): Promise<boolean> {
  if (!isUnlisted || isOwnerOrAdmin(viewer, row._id)) return true;
  return viewer.id !== null && isKnownTo(viewer.id, row._id);
}

async function findRow(
  viewer: Viewer,
  { id, slug, email }: UserLookup,
  loaders: Loaders,
): Promise<UserRow | null> {
  if (id) {
    const row = await loaders.user.load(id);
    const hasLapsed = Boolean(row && !isMemberNow(row) && !worksForMembers(viewer));
    return row && (await canLookUp(viewer, row, hasLapsed)) ? row : null;
  }
  if (slug) {
    const row = await User.findOne({ slug }).lean<UserRow>();
    if (row) loaders.user.prime(row._id, row);
    // A slug is derived from a name and can be guessed; an id cannot.
    const isUnlisted = Boolean(row && (row.hide_from_directory || !isMemberNow(row)));
    return row && (await canLookUp(viewer, row, isUnlisted)) ? row : null;
  }
  const row = await User.findOne({ email: email?.trim().toLowerCase() }).lean<UserRow>();
  // An address is private to its owner: to others it finds no one.
  return row && isOwnerOrAdmin(viewer, row._id) ? row : null;
}
