import type { AccessTable } from './roles';

export const coachingAccess = {} satisfies AccessTable;
