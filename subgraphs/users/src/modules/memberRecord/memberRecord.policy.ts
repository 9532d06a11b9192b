import { hasRole, type Viewer } from '@athenaeum/kit';

/** Nobody but admins changes somebody else's record. */
export const canUpdateMembers = (viewer: Viewer): boolean => hasRole(viewer, 'admin');
