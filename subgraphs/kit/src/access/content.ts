import type { AccessTable } from './roles';

export const contentAccess = {} satisfies AccessTable;
