import { hasRole, isSignedIn, type Viewer } from '@athenaeum/kit';

/** Those the library is for: members and the provider's people. */
export const isMember = (viewer: Viewer): boolean =>
  hasRole(viewer, 'member', 'coach', 'support', 'editor', 'admin');

/** Those who look after the content. */
export const isStaff = (viewer: Viewer): boolean => hasRole(viewer, 'editor', 'admin');

/** Own records, and everybody's for an admin. */
export const canReadRecordsOf = (viewer: Viewer, userId: string): boolean =>
  (isSignedIn(viewer) && viewer.id === userId) || hasRole(viewer, 'admin');
