import { SEARCH_LIMITS } from '@athenaeum/users-contract';
import type { UsersInput } from './membersList.api';
import type { ListView, SortKey } from './useListView';
import { VIEWS } from './views';

export const PAGE_SIZE = 20;

const FIELDS: Record<SortKey, keyof NonNullable<UsersInput['orderBy']>> = {
  name: 'last_name',
  profile: 'profile_progress',
  joined: 'created_at',
};

/** What a view asks of the server. A search too short to mean anything is not sent. */
export function queryOf({ view, search, relationship, hub, sort, page }: ListView): UsersInput {
  return {
    ...VIEWS.find(({ id }) => id === view)?.filter,
    ...(search.trim().length >= SEARCH_LIMITS.min && { search: search.trim() }),
    ...(relationship && { relationship_type: { equals: relationship } }),
    ...(hub && { nearest_regional_hub: { equals: hub } }),
    take: PAGE_SIZE,
    skip: (page - 1) * PAGE_SIZE,
    orderBy: { [FIELDS[sort.key]]: sort.direction === 'ascending' ? 'asc' : 'desc' },
  };
}
