import { members, type AccessTable } from './roles';

export const opportunitiesAccess = {
  'Query.opportunities': members,
  'Query.opportunity': members,
  'Query.applications': members,
} satisfies AccessTable;
