import { hasRole, type Viewer } from '@athenaeum/kit';

/** Coaches are shown to members, never to the open web or to somebody who has not joined. */
export const canSeeCoaches = (viewer: Viewer): boolean =>
  hasRole(viewer, 'member', 'coach', 'support', 'editor', 'admin');
