import { hasRole, isSignedIn, notAllowed, signInFirst, type Viewer } from '@athenaeum/kit';
import { rolesWith, type RouteAccess } from '@athenaeum/graph/edge';

/**
 * Enforces what a route declares.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for anybody else without one of the declared roles
 */
export function assertAdmitted(access: RouteAccess, viewer: Viewer): void {
  if (!hasRole(viewer, ...rolesWith(access))) throw isSignedIn(viewer) ? notAllowed() : signInFirst();
}
