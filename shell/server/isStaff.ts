const STAFF = ['support', 'editor', 'admin'];

/** Whether a session is of staff, who get every canary. */
export function isStaff(session: unknown): boolean {
  const { roles } = (session as { user?: { roles?: unknown } | null } | undefined)?.user ?? {};
  return Array.isArray(roles) && roles.some((role) => STAFF.includes(role as string));
}
