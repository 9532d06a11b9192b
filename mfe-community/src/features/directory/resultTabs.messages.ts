import { defineMessages } from '@athenaeum/messages';

export const resultTabsText = defineMessages('communityResultTabs', {
  label: 'Results',
  all: 'All',
  upcoming: 'Upcoming Events',
  onDemand: 'On Demand',
  coaches: 'Coaches',
  members: 'Members',
  counted: '{label} ({number})',
});
