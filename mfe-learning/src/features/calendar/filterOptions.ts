import type { CalendarOptions } from './calendar.api';
import type { FilterName } from './calendarView';

interface Option {
  value: string;
  label: string;
  /** How many of all that is to come. */
  count: number;
}

export interface Filter {
  name: FilterName;
  label: string;
  options: readonly Option[];
}

/** The API's filter behind each of ours. */
const FILTERS: readonly (Omit<Filter, 'options'> & { facet: string })[] = [
  { name: 'location', label: 'Location', facet: 'event_location' },
  { name: 'city', label: 'City', facet: 'location_city' },
  { name: 'categories', label: 'Categories', facet: 'category' },
  { name: 'inviteType', label: 'Invite Type', facet: 'invite_type' },
];

/** What there is to choose from among all that is to come. A filter without a choice is left out. */
export function filtersOf(options: CalendarOptions | undefined): Filter[] {
  const facets = options?.all?.facets ?? [];
  return FILTERS.map(({ name, label, facet }) => ({
    name,
    label,
    options: facets.find(({ filter }) => filter === facet)?.options ?? [],
  })).filter(({ options: choices }) => choices.length > 0);
}
