import type { Role } from '@athenaeum/shell-contract/manifest';

/** Roles that manage the opportunities board. */
export const BOARD: Role[] = ['support', 'admin'];

/** Roles that manage the content. */
export const CONTENT: Role[] = ['editor', 'admin'];
