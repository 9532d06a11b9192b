import { EVENT_LOCATIONS, INVITE_TYPES } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import type { FilterOptionFragment } from './__generated__/calendar';
import type { CalendarOptions } from './calendar.api';
import { calendarText } from './calendar.messages';
import { type FilterName, inviteLabel } from './calendarView';

export interface Filter {
  name: FilterName;
  label: string;
  /** With counts among all upcoming salons. */
  options: readonly FilterOptionFragment[];
}

interface Kind extends Pick<Filter, 'name' | 'label'> {
  /** The API's filter behind it. */
  facet: string;
  /** The fixed choices; without it, the values that occur. */
  always?: readonly Omit<FilterOptionFragment, 'count'>[];
}

const kinds = (): readonly Kind[] => [
  {
    name: 'location',
    label: calendarText.location,
    facet: 'event_location',
    always: EVENT_LOCATIONS.map((value) => ({ value, label: translateSentence(value) })),
  },
  { name: 'city', label: calendarText.city, facet: 'location_city' },
  { name: 'categories', label: calendarText.categories, facet: 'category' },
  {
    name: 'inviteType',
    label: calendarText.inviteType,
    facet: 'invite_type',
    always: INVITE_TYPES.map((value) => ({ value, label: translateSentence(inviteLabel(value)) })),
  },
];

/** The choices with their counts among all upcoming salons. A filter without choices is left out. */
export function filtersOf(options: CalendarOptions | undefined): Filter[] {
  const facets = options?.all?.facets ?? [];
  return kinds()
    .map(({ name, label, facet, always }) => {
      const occurring = facets.find(({ filter }) => filter === facet)?.options ?? [];
      const countOf = (value: string) => occurring.find((option) => option.value === value)?.count ?? 0;
      return {
        name,
        label,
        options: always?.map((option) => ({ ...option, count: countOf(option.value) })) ?? occurring,
      };
    })
    .filter(({ options: choices }) => choices.length > 0);
}
