/** Roles of a person, who can have several; a visitor has only 'visitor'. */
export const ROLES = [
  'visitor',
  'prospect',
  'member',
  'coach',
  'support',
  'editor',
  'admin',
  'service',
] as const;
export type Role = (typeof ROLES)[number];

/** The caller. Comes from the session through the gateway's internal token, never from an argument. */
export interface Viewer {
  readonly id: string | null;
  readonly roles: ReadonlySet<Role>;
  /** The name that others see, also on what the caller leaves behind, such as a review. */
  readonly name?: string | null;
  /** Address of the caller's portrait. */
  readonly portrait?: string | null;
}

export const visitor: Viewer = { id: null, roles: new Set<Role>(['visitor']) };

/** The gateway itself, on behalf of nobody (sign-in, session lookups). */
export const serviceViewer: Viewer = { id: null, roles: new Set<Role>(['service']) };

export const isSignedIn = (viewer: Viewer): viewer is Viewer & { readonly id: string } => viewer.id !== null;

export const hasRole = (viewer: Viewer, ...roles: Role[]): boolean =>
  roles.some((role) => viewer.roles.has(role));
