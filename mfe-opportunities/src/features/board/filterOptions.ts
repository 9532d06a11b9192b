import { OPPORTUNITY_TYPES } from '@athenaeum/opportunities-contract';
import type { MultiSelectOption } from '@athenaeum/shared-ui';
import type { ListName } from '../../components/boardFilter';
import type { OpenOpportunities } from './board.api';

/** What there is to choose from, and how often it occurs among all that is open; without numbers where not all is known. */
export function optionsOf(list: ListName, open: OpenOpportunities | null | undefined): MultiSelectOption[] {
  const counts = new Map<string, number>();
  for (const opportunity of open?.data ?? []) {
    const value = VALUE_OF[list](opportunity);
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = list === 'types' ? OPPORTUNITY_TYPES : [...counts.keys()].sort((a, b) => a.localeCompare(b));
  const isWhole = Boolean(open?.data) && open?.data?.length === open?.count;
  return values.map((value) => (isWhole ? { value, count: counts.get(value) ?? 0 } : { value }));
}

type OpenOpportunity = NonNullable<OpenOpportunities['data']>[number];

const VALUE_OF: Record<ListName, (opportunity: OpenOpportunity) => string | null | undefined> = {
  types: ({ opportunityType }) => opportunityType,
  industries: ({ industry }) => industry,
  hubs: ({ nearestRegionalHub }) => nearestRegionalHub,
};
