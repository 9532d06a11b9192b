import { defineMessages } from '@athenaeum/messages';

export const eventsPageText = defineMessages('eventsPage', {
  lead: 'Salons, workshops and long-table dinners for women who lead companies, and for those about to join their boards. Some are open to everyone.',
});
