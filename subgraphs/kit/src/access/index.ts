import { coachingAccess } from './coaching';
import { contentAccess } from './content';
import { opportunitiesAccess } from './opportunities';
import { usersAccess } from './users';

export { guardRoots } from './guardRoots';

/** Who may call which operation. A subgraph with an operation that is missing here refuses to start. */
export const accessTable = {
  users: usersAccess,
  content: contentAccess,
  coaching: coachingAccess,
  opportunities: opportunitiesAccess,
};

export type Domain = keyof typeof accessTable;

export const DOMAINS = Object.keys(accessTable) as Domain[];
