import { SEARCH_LIMITS } from '@athenaeum/users-contract';
import { orderOf, pageOf } from '../../components/list';
import type { ListView } from './listView';
import type { UsersInput } from './membersList.api';
import { VIEWS } from './views';

const FIELDS = { name: 'last_name', profile: 'profile_progress', joined: 'created_at' } as const;

/** The query of a view. A search that is too short is not sent. */
export function queryOf({ view, search, relationship, hub, sort, page }: ListView): UsersInput {
  return {
    ...VIEWS.find(({ id }) => id === view)?.filter,
    ...(search.trim().length >= SEARCH_LIMITS.min && { search: search.trim() }),
    ...(relationship && { relationship_type: { equals: relationship } }),
    ...(hub && { nearest_regional_hub: { equals: hub } }),
    ...pageOf({ page }),
    orderBy: orderOf(sort, FIELDS),
  };
}
