import {
  type FilterCriteria,
  OPPORTUNITY_TYPES,
  type OpportunityType,
} from '@athenaeum/opportunities-contract';
import { boardFilterText } from './boardFilter.messages';

/** What the board is narrowed by: any of each list that has something in it, and all of the words. */
export type Criteria = FilterCriteria;

/** The lists by their names in the address, in their order on the page. */
export const LISTS = [
  { list: 'types', name: 'type' },
  { list: 'industries', name: 'industry' },
  { list: 'hubs', name: 'hub' },
] as const;
export type ListName = (typeof LISTS)[number]['list'];

export const NOTHING: Criteria = { types: [], industries: [], hubs: [], words: '' };

/** Characters of the words she looks for, as many as the server takes. */
export const LONGEST_WORDS = 100;
const LONGEST_VALUE = 120;
const MOST_VALUES = 20;

/** What an address asks for; what it should not is left out. */
export function criteriaIn(params: URLSearchParams): Criteria {
  const valuesOf = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim()))]
      .filter((value) => value !== '' && value.length <= LONGEST_VALUE)
      .slice(0, MOST_VALUES);
  return {
    types: valuesOf('type').filter(isType),
    industries: valuesOf('industry'),
    hubs: valuesOf('hub'),
    words: (params.get('words') ?? '').trim().slice(0, LONGEST_WORDS),
  };
}

/** The address of what is chosen: `type=Board+Seat&hub=Boston&words=audit`. */
export function addressOf(criteria: Criteria): URLSearchParams {
  const query = new URLSearchParams();
  for (const { list, name } of LISTS) for (const value of criteria[list]) query.append(name, value);
  if (criteria.words) query.set('words', criteria.words);
  return query;
}

/** "Board Seat, Boston, “audit”" */
export const inWords = ({ types, industries, hubs, words }: Criteria): string =>
  [...types, ...industries, ...hubs, words && boardFilterText.quoted({ words })].filter(Boolean).join(', ');

export const isNarrowed = (criteria: Criteria): boolean => addressOf(criteria).size > 0;

const isType = (value: string): value is OpportunityType =>
  (OPPORTUNITY_TYPES as readonly string[]).includes(value);
