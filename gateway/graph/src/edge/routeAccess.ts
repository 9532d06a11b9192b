import { ROLES, rolesOf, type Callers, type Role } from '@athenaeum/kit';

/** Who may call a route, declared beside it as `@access` declares it of a root field. */
export interface RouteAccess {
  /**
   * The groups of callers that are allowed. `everyone`: roles make no difference; a token, a signature or nothing at all
   * decides.
   */
  to: 'everyone' | Callers | readonly Callers[];
  /** The other system that is admitted besides them: by its signature, without a session. */
  orSignedBy?: string;
  /** The page of the specification or the design that says so, and its section. */
  specifiedIn: string;
  /**
   * How the others are refused, where it is not by 401 or 403. `page`: redirected to sign in. `nothing`: 404, as if there were
   * nothing there.
   */
  refusal?: 'page' | 'nothing';
}

/** The roles that may call a route. */
export const rolesWith = ({ to }: RouteAccess): readonly Role[] =>
  to === 'everyone' ? ROLES : rolesOf([to].flat());
