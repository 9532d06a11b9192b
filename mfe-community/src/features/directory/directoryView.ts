import { DIRECTORY_PAGE_SIZE, DIRECTORY_SORTS, SEARCH_LIMITS } from '@athenaeum/users-contract';
import type { DirectoryCategory } from '@athenaeum/users-contract';
import { CATEGORIES } from './categories';

/** The ticked values by category. */
export type Chosen = Partial<Record<DirectoryCategory, readonly string[]>>;

export interface DirectoryView {
  search: string;
  /** Index into the sorts of the contract: 0 is Newest members. */
  sort: number;
  /** From 1. */
  page: number;
  chosen: Chosen;
}

const SORT_NAMES = DIRECTORY_SORTS.map(({ label }) => label.toLowerCase().replace(/ .*/, ''));
// The server's limits; an address with more is cut to them.
const MAX_VALUES = 100;
const MAX_VALUE_LENGTH = 200;
const MAX_PAGE = 5000;

/** The view in an address; invalid parts are left out. */
export function directoryViewOf(params: URLSearchParams): DirectoryView {
  const valuesOf = (name: string) =>
    [...new Set(params.getAll(name))]
      .filter((value) => value.trim() !== '' && value.length <= MAX_VALUE_LENGTH)
      .slice(0, MAX_VALUES);
  const chosen = CATEGORIES.flatMap((id) => {
    const values = valuesOf(id);
    return values.length > 0 ? [[id, values] as const] : [];
  });
  const page = Math.floor(Number(params.get('page')));
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_LIMITS.max),
    sort: Math.max(0, SORT_NAMES.indexOf(params.get('sort') ?? '')),
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
    chosen: Object.fromEntries(chosen),
  };
}

/** The address of a view: `search=port&languages=Twi&languages=French&sort=alphabetical&page=2`. */
export function searchParamsOf({ search, sort, page, chosen }: DirectoryView): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  for (const id of CATEGORIES) for (const value of chosen[id] ?? []) query.append(id, value);
  if (sort > 0) query.set('sort', SORT_NAMES[sort]!);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The query variables of a view. A search that is too short is not sent. */
export function queryOf({ search, sort, page, chosen }: DirectoryView) {
  const filters = Object.entries(chosen).map(([id, values]) => [id, { in: [...values] }] as const);
  return {
    relationship_type: { in: ['Member', 'Athena'] },
    hide_from_directory: { equals: false },
    take: DIRECTORY_PAGE_SIZE,
    skip: (page - 1) * DIRECTORY_PAGE_SIZE,
    orderBy: (DIRECTORY_SORTS[sort] ?? DIRECTORY_SORTS[0]).orderBy,
    ...(isSearched(search) && { search }),
    ...Object.fromEntries(filters),
  };
}

export const isSearched = (search: string) => search.length >= SEARCH_LIMITS.min;
