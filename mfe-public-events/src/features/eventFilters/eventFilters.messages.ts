import { defineMessages } from '@athenaeum/messages';

export const eventFiltersText = defineMessages('eventFilters', {
  events: 'Events',
  search: 'Search',
  searchByTitle: 'Search by title',
  title: 'Title',
  location: 'Location',
  anywhere: 'Anywhere',
  inviteType: 'Invite Type',
  anyType: 'Any type',
  clear: 'Clear Filters',
  eventType: 'Event type',
  all: 'All',
});
