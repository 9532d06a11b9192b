import { searchParamsOf, type Criteria } from '../../components/boardFilter';
import type { SavedFilter } from './savedFilters.api';

/** The criteria of a saved filter. */
export const criteriaOf = (filter: SavedFilter): Criteria => ({
  types: filter.types as Criteria['types'],
  industries: [...filter.industries],
  hubs: [...filter.hubs],
  compensations: filter.compensations as Criteria['compensations'],
  closings: filter.closings as Criteria['closings'],
  words: filter.words,
});

/** Whether two sets of criteria are equal. */
export const isSame = (one: Criteria, other: Criteria): boolean => fingerprint(one) === fingerprint(other);

function fingerprint(criteria: Criteria): string {
  const address = searchParamsOf(criteria);
  return [...address]
    .map((pair) => pair.join('=').toLowerCase())
    .sort()
    .join('&');
}
