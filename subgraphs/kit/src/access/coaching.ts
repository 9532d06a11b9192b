import { members, type AccessTable } from './roles';

export const coachingAccess = {
  'Query.coach': members,
  'Query.coaches': members,
  'Query.sessions': members,
  'Query.bcp': members,
  'Query.products': members,
} satisfies AccessTable;
