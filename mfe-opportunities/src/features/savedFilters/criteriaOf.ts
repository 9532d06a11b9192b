import { searchParamsOf, type Criteria } from '../../components/boardFilter';
import type { SavedFilter } from './savedFilters.api';

/** The criteria of a saved filter. */
export const criteriaOf = ({ types, industries, hubs, words }: SavedFilter): Criteria => ({
  types: types as Criteria['types'],
  industries: [...industries],
  hubs: [...hubs],
  words,
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
