import { defineMessages } from '@athenaeum/messages';

export const coachSearchText = defineMessages('coachSearch', {
  title: 'Talk it through with someone who’s been there',
  lead: 'Book an hour with an expert strategist before the conversation that matters.',
  form: 'Coaches',
  search: 'Search coaches',
  searchFor: 'A name or a topic',
  find: 'Find a Coach',
});
