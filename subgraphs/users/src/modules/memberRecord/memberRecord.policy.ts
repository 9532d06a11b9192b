import { hasRole, type Viewer } from '@athenaeum/kit';

/** Only admins change somebody else's record. */
export const canUpdateMembers = (viewer: Viewer): boolean => hasRole(viewer, 'admin');
