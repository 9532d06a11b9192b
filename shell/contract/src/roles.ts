/** Who may be looking at a page. The server decides what is allowed; these decide what is offered. */
export const ROLES = ['visitor', 'prospect', 'member', 'coach', 'support', 'editor', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** Whether something kept for `wanted` is shown to somebody with these roles; nothing wanted, everybody. */
export function isFor(wanted: readonly Role[] | undefined, roles: readonly Role[]): boolean {
  return !wanted || wanted.some((role) => roles.includes(role));
}

export const rolesOf = (user: { readonly roles: readonly Role[] } | null): readonly Role[] =>
  user?.roles ?? ['visitor'];
