/** The roles of a viewer. The server decides what is allowed; these decide what is shown. */
export const ROLES = ['visitor', 'prospect', 'member', 'coach', 'support', 'editor', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** Who has a membership, and staff. */
export const MEMBERS: Role[] = ['member', 'coach', 'support', 'editor', 'admin'];

/** Everybody with an account. */
export const SIGNED_IN: Role[] = ['prospect', ...MEMBERS];

/** Whether somebody with `roles` may see what is restricted to `wanted`; everybody may when `wanted` is undefined. */
export function isFor(wanted: readonly Role[] | undefined, roles: readonly Role[]): boolean {
  return !wanted || wanted.some((role) => roles.includes(role));
}

export const rolesOf = (user: { readonly roles: readonly Role[] } | null): readonly Role[] =>
  user?.roles ?? ['visitor'];
