import { hasRole, type Viewer } from '@athenaeum/kit';

/** The list of companies is everybody's to add to and the admins' to keep. */
export const canKeepAccounts = (viewer: Viewer): boolean => hasRole(viewer, 'admin');
