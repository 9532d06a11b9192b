import { defineMessages } from '@athenaeum/messages';

export const eventListText = defineMessages('eventList', {
  events: 'Events',
  twoMonths: '{first} and {last}',
  months: '{first} to {last}',
  count: { one: '{count} event', other: '{count} events' },
  withHost: 'with {host}',
  withHosts: 'with {host} and {count} more',
  pages: 'Pages of events',
  loading: 'Loading events',
  notLoaded: 'The events did not load',
  noneFoundHint:
    "We couldn't find any events matching your search. Try adjusting your keywords or explore our upcoming events.",
  clearFilters: 'Clear Filters',
});
