import { defineMessages } from '@athenaeum/messages';

export const memberViewText = defineMessages('adminMemberViews', {
  all: 'All members',
  intake: 'Intake incomplete',
  agreement: 'Agreement missing',
  hidden: 'Hidden from directory',
});
