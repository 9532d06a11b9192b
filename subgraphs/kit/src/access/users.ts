import type { AccessTable } from './roles';

export const usersAccess = {} satisfies AccessTable;
