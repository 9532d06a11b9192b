import { hasRole, type Role, type Viewer } from '@athenaeum/kit';

/** Every role above member. */
const STAFF: readonly Role[] = ['coach', 'support', 'editor', 'admin'];

/** How the session was authenticated, in the values of `amr` of OpenID Connect (RFC 8176); `mfa`: with two factors. */
export type Methods = readonly string[];
export const BY_PASSWORD: Methods = ['pwd'];
export const BY_PASSKEY: Methods = ['pop', 'user', 'mfa'];
export const BY_PASSWORD_AND_PASSKEY: Methods = ['pwd', 'pop', 'user', 'mfa'];
export const BY_PASSWORD_AND_CODE: Methods = ['pwd', 'otp', 'mfa'];

export const isStaff = (viewer: Viewer): boolean => hasRole(viewer, ...STAFF);

/** A user who is made staff during a single-factor session gets staff rights after the next sign-in. */
export const withoutStaffRights = (roles: readonly Role[]): Role[] =>
  roles.filter((role) => !STAFF.includes(role));
