import { defineMessages } from '@athenaeum/messages';

/** By the groups of the coaching contract. */
export const sessionGroupsText = defineMessages('sessionGroups', {
  Upcoming: 'Upcoming',
  Past: 'Past',
  Cancelled: 'Cancelled',
});
