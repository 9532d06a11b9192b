import { gatewayOnly, members, type AccessTable } from './roles';

export const coachingAccess = {
  'Query.coach': members,
  'Query.coaches': members,
  'Query.sessions': members,
  'Query.bcp': members,
  'Query.products': members,
  'Query.order': members,
  'Query.orders': members,
  'Query.orderNotice': gatewayOnly,
  'Mutation.checkout': members,
  'Mutation.settleOrder': gatewayOnly,
} satisfies AccessTable;
