import {
  CLOSING_WINDOWS,
  closingWindow,
  COMPENSATION_BANDS,
  OPPORTUNITY_TYPES,
} from '@athenaeum/opportunities-contract';
import type { MultiSelectOption } from '@athenaeum/shared-ui';
import { INDUSTRIES, REGIONAL_HUBS } from '@athenaeum/users-contract';
import type { ListName } from '../../components/boardFilter';
import type { OpenOpportunities } from './board.api';

/**
 * The filter choices, in the order of the contract's lists, with their counts among all
 * open opportunities; without counts where not all are loaded. Of the industries only those that occur.
 */
export function optionsOf(list: ListName, open: OpenOpportunities | null | undefined): MultiSelectOption[] {
  const counts = new Map<string, number>();
  for (const opportunity of open?.data ?? []) {
    const value = VALUE_OF[list](opportunity);
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const isWhole = Boolean(open?.data) && open?.data?.length === open?.count;
  const known: readonly string[] = LIST_OF[list];
  // A posting older than the lists may have another value.
  const others = [...counts.keys()].filter((value) => !known.includes(value)).sort();
  const offered = list === 'industries' && isWhole ? known.filter((value) => counts.has(value)) : known;
  return [...offered, ...others].map((value) =>
    isWhole ? { value, count: counts.get(value) ?? 0 } : { value },
  );
}

type OpenOpportunity = NonNullable<OpenOpportunities['data']>[number];

const LIST_OF = {
  types: OPPORTUNITY_TYPES,
  industries: INDUSTRIES,
  hubs: REGIONAL_HUBS,
  compensations: COMPENSATION_BANDS,
  closings: CLOSING_WINDOWS,
} as const;

const VALUE_OF: Record<ListName, (opportunity: OpenOpportunity) => string | null | undefined> = {
  types: ({ opportunityType }) => opportunityType,
  industries: ({ industry }) => industry,
  hubs: ({ nearestRegionalHub }) => nearestRegionalHub,
  compensations: ({ compensation }) => compensation,
  closings: ({ expires_at }) => closingWindow(expires_at, Date.now()),
};
