import {
  CLOSING_WINDOWS,
  COMPENSATION_BANDS,
  type FilterCriteria,
  OPPORTUNITY_TYPES,
} from '@athenaeum/opportunities-contract';
import { boardFilterText } from './boardFilter.messages';

/** The board's filters: any value of each non-empty list, and all of the words. */
export type Criteria = FilterCriteria;

/** The lists by their names in the address, in their order on the page. */
export const FILTER_LISTS = [
  { list: 'types', name: 'type' },
  { list: 'industries', name: 'industry' },
  { list: 'hubs', name: 'hub' },
  { list: 'compensations', name: 'pay' },
  { list: 'closings', name: 'closing' },
] as const;
export type ListName = (typeof FILTER_LISTS)[number]['list'];

export const NO_CRITERIA: Criteria = {
  types: [],
  industries: [],
  hubs: [],
  compensations: [],
  closings: [],
  words: '',
};

/** Characters of the search words; the server's limit. */
export const MAX_WORDS_LENGTH = 100;
const MAX_VALUE_LENGTH = 120;
const MAX_VALUES = 20;

/** The filters in an address; invalid parts are left out. */
export function criteriaIn(params: URLSearchParams): Criteria {
  const valuesOf = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim()))]
      .filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH)
      .slice(0, MAX_VALUES);
  return {
    types: valuesOf('type').filter(isAmong(OPPORTUNITY_TYPES)),
    industries: valuesOf('industry'),
    hubs: valuesOf('hub'),
    compensations: valuesOf('pay').filter(isAmong(COMPENSATION_BANDS)),
    closings: valuesOf('closing').filter(isAmong(CLOSING_WINDOWS)),
    words: (params.get('words') ?? '').trim().slice(0, MAX_WORDS_LENGTH),
  };
}

/** The address of the filters: `type=Board+Seat&hub=Boston&words=audit`. */
export function searchParamsOf(criteria: Criteria): URLSearchParams {
  const query = new URLSearchParams();
  for (const { list, name } of FILTER_LISTS) for (const value of criteria[list]) query.append(name, value);
  if (criteria.words) query.set('words', criteria.words);
  return query;
}

/** "Board Seat, Boston, “audit”" */
export const inWords = (criteria: Criteria): string =>
  [
    ...FILTER_LISTS.flatMap(({ list }): readonly string[] => criteria[list]),
    criteria.words && boardFilterText.quoted({ words: criteria.words }),
  ]
    .filter(Boolean)
    .join(', ');

export const isNarrowed = (criteria: Criteria): boolean => searchParamsOf(criteria).size > 0;

const isAmong =
  <const Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    (values as readonly string[]).includes(value);
