import { gatewayOnly, members, type AccessTable } from './roles';

export const opportunitiesAccess = {
  'Query.opportunities': members,
  'Query.opportunity': members,
  'Query.applications': members,
  'Query.opportunitiesPersonalData': gatewayOnly,
  'Mutation.opportunitiesForget': gatewayOnly,
} satisfies AccessTable;
