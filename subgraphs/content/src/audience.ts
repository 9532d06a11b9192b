import { hasRole, isSignedIn, type Viewer } from '@athenaeum/kit';

/** Those who may use the library: members and the provider's people. */
export const isMember = (viewer: Viewer): boolean =>
  hasRole(viewer, 'member', 'coach', 'support', 'editor', 'admin');

/** Editors and admins. */
export const isStaff = (viewer: Viewer): boolean => hasRole(viewer, 'editor', 'admin');

/** A member's own records, and everybody's for an admin. */
export const canReadRecordsOf = (viewer: Viewer, userId: string): boolean =>
  (isSignedIn(viewer) && viewer.id === userId) || hasRole(viewer, 'admin');
