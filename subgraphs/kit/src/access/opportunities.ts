import type { AccessTable } from './roles';

export const opportunitiesAccess = {} satisfies AccessTable;
