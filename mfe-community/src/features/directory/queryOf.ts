import { DIRECTORY_PAGE_SIZE, DIRECTORY_SORTS, SEARCH_LIMITS } from '@athenaeum/users-contract';
import { CATEGORIES } from './categories';
import type { DirectoryView } from './useDirectoryView';

/** What a view asks of the directory. A search too short to mean anything is not sent. */
export function queryOf({ search, sort, page, chosen }: DirectoryView) {
  const filters = CATEGORIES.flatMap(({ id }) => {
    const values = chosen[id] ?? [];
    return values.length > 0 ? [[id, { in: [...values] }] as const] : [];
  });
  return {
    relationship_type: { in: ['Member', 'Athena'] },
    hide_from_directory: { equals: false },
    take: DIRECTORY_PAGE_SIZE,
    skip: (page - 1) * DIRECTORY_PAGE_SIZE,
    orderBy: (DIRECTORY_SORTS[sort] ?? DIRECTORY_SORTS[0]).orderBy,
    ...(search.trim().length >= SEARCH_LIMITS.min && { search: search.trim() }),
    ...Object.fromEntries(filters),
  };
}
