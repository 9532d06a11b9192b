import { defineMessages } from '@athenaeum/messages';

export const notFoundText = defineMessages('notFound', {
  title: 'We could not find that page',
  lead: 'It may have moved, or there may be a typo in the address.',
  home: 'Go home',
});
