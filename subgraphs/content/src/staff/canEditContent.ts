import { hasRole, type Viewer } from '@athenaeum/kit';

/** Editors, admins, and the content store through the gateway, which has checked its signature. */
export const canEditContent = (viewer: Viewer): boolean => hasRole(viewer, 'editor', 'admin', 'service');
