import type { Role } from '@athenaeum/kit';
import { portraitAddress } from '@athenaeum/kit/files';
import { isMemberNow } from '../membership/membershipStatus';
import { User, type UserRow } from '../user/user.model';

type RoleSource = Pick<
  UserRow,
  '_id' | 'relationship_type' | 'subscription_end_date' | 'disabled' | 'isAdmin' | 'is_coach' | 'staff_roles'
>;

type ViewerRow = RoleSource &
  Pick<
    UserRow,
    | 'first_name'
    | 'last_name'
    | 'avatar'
    | 'slug'
    | 'timezone'
    | 'language'
    | 'browser_language'
    | 'portal_nda_agreement_date'
    | 'latest_signed_agreement'
  >;

export type FoundViewer = NonNullable<Awaited<ReturnType<typeof findViewer>>>;

/** The viewer of a session: read on every request, so that a revoked role is gone on the next one. */
export async function findViewer(id: string) {
  const user = await User.findById(id)
    .select(
      'relationship_type subscription_end_date disabled isAdmin is_coach staff_roles first_name last_name avatar' +
        ' slug timezone language browser_language portal_nda_agreement_date latest_signed_agreement',
    )
    .lean<ViewerRow>();
  return (
    user && {
      ...user,
      id,
      roles: rolesOf(user),
      name: `${user.first_name} ${user.last_name}`,
      portrait: portraitAddress(user.avatar),
    }
  );
}

export function rolesOf(user: RoleSource): Role[] {
  if (user.disabled) return ['visitor'];
  const roles: Role[] = [isMemberNow(user) ? 'member' : 'prospect', ...user.staff_roles];
  if (user.is_coach) roles.push('coach');
  if (user.isAdmin) roles.push('admin');
  return roles;
}

export async function findClaims(id: string) {
  const user = await User.findById(id).lean<UserRow>();
  return user && !user.disabled ? claimsOf(user) : null;
}

export async function findClaimsByEmail(email: string) {
  const user = await User.findOne({ email: email.trim().toLowerCase() }).lean<UserRow>();
  return user && !user.disabled ? claimsOf(user) : null;
}

/** For mail and the CRM alone, so visibility does not apply. */
export async function findContact(id: string) {
  const user = await User.findById(id).lean<UserRow>();
  return user && !user.disabled ? { ...user, id: user._id } : null;
}

/** A person as OpenID Connect claims. */
export const claimsOf = (user: UserRow) => ({
  sub: user._id,
  name: `${user.first_name} ${user.last_name}`,
  given_name: user.first_name,
  family_name: user.last_name,
  email: user.email,
  // Accounts from before the field were created by staff or confirmed by mail.
  email_verified: user.email_verified !== false,
  picture: portraitAddress(user.avatar),
});
