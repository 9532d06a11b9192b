/** What a person may be. A person can hold several; a visitor holds only 'visitor'. */
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

/** Who asks. Comes from the session through the gateway's internal token, never from an argument. */
export interface Viewer {
  readonly id: string | null;
  readonly roles: ReadonlySet<Role>;
  /** What others know her by: for what she leaves behind in her name, a review say. */
  readonly name?: string | null;
  /** Address of her picture. */
  readonly portrait?: string | null;
}

export const visitor: Viewer = { id: null, roles: new Set<Role>(['visitor']) };

/** The gateway itself, asking on behalf of nobody (sign-in, session lookups). */
export const serviceViewer: Viewer = { id: null, roles: new Set<Role>(['service']) };

export const isSignedIn = (viewer: Viewer): viewer is Viewer & { readonly id: string } => viewer.id !== null;

export const hasRole = (viewer: Viewer, ...roles: Role[]): boolean =>
  roles.some((role) => viewer.roles.has(role));
