import { useSearchParams } from '@athenaeum/shell-contract';
import type { Sort } from '@athenaeum/shared-ui';
import { REGIONAL_HUBS, RELATIONSHIP_TYPES } from '@athenaeum/users-contract';
import { VIEWS, type ViewId } from './views';

export const SORTABLE = ['name', 'profile', 'joined'] as const;
export type SortKey = (typeof SORTABLE)[number];

export interface ListView {
  view: ViewId;
  search: string;
  /** '' for any. */
  relationship: string;
  hub: string;
  sort: Sort<SortKey>;
  /** From 1. */
  page: number;
  /** Whose record is open. */
  member: string | null;
}

const NEWEST: Sort<SortKey> = { key: 'joined', direction: 'descending' };

/** What the list shows, in the address. A change of anything but the page begins at page 1. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const now = listViewOf(params);

  const addressOf = (next: Partial<ListView>) => {
    const wanted = { ...now, page: 1, member: null, ...next };
    const query = new URLSearchParams();
    if (wanted.view !== 'all') query.set('view', wanted.view);
    if (wanted.search) query.set('search', wanted.search);
    if (wanted.relationship) query.set('relationship', wanted.relationship);
    if (wanted.hub) query.set('hub', wanted.hub);
    if (wanted.sort.key !== NEWEST.key || wanted.sort.direction !== NEWEST.direction)
      query.set('sort', `${wanted.sort.direction === 'descending' ? '-' : ''}${wanted.sort.key}`);
    if (wanted.page > 1) query.set('page', String(wanted.page));
    if (wanted.member) query.set('member', wanted.member);
    return query;
  };
  return {
    now,
    change: (next: Partial<ListView>) => setParams(addressOf(next), { replace: true }),
    hrefFor: (page: number) => `?${addressOf({ page }).toString()}`,
    /** The same list with a member's record open beside it, or with none. */
    hrefWith: (member: string | null) => `?${addressOf({ page: now.page, member }).toString()}`,
  };
}

export const listViewOf = (params: URLSearchParams): ListView => ({
  view: VIEWS.find(({ id }) => id === params.get('view'))?.id ?? 'all',
  search: (params.get('search') ?? '').slice(0, 100),
  relationship: oneOf(RELATIONSHIP_TYPES, params.get('relationship')),
  hub: oneOf(REGIONAL_HUBS, params.get('hub')),
  sort: sortOf(params.get('sort')),
  page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  member: params.get('member')?.slice(0, 64) || null,
});

const oneOf = (list: readonly string[], given: string | null): string =>
  list.find((value) => value === given) ?? '';

/** `-joined` is newest first. */
function sortOf(word: string | null): Sort<SortKey> {
  const key = SORTABLE.find((candidate) => candidate === word?.replace(/^-/, ''));
  return key ? { key, direction: word?.startsWith('-') ? 'descending' : 'ascending' } : NEWEST;
}
