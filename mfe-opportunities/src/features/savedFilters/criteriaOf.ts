import { addressOf, type Criteria } from '../../components/boardFilter';
import type { SavedFilter } from './savedFilters.api';

/** What a saved filter narrows the board by. */
export const criteriaOf = ({ types, industries, hubs, words }: SavedFilter): Criteria => ({
  types: types as Criteria['types'],
  industries: [...industries],
  hubs: [...hubs],
  words,
});

/** Whether two choices find the same. */
export const isSame = (one: Criteria, other: Criteria): boolean => fingerprint(one) === fingerprint(other);

function fingerprint(criteria: Criteria): string {
  const address = addressOf(criteria);
  return [...address]
    .map((pair) => pair.join('=').toLowerCase())
    .sort()
    .join('&');
}
