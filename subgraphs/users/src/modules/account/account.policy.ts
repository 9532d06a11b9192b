import { hasRole, type Viewer } from '@athenaeum/kit';

/** Everybody may add to the list of companies; admins maintain it. */
export const canKeepAccounts = (viewer: Viewer): boolean => hasRole(viewer, 'admin');
