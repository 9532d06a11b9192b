import { defineMessages } from '@athenaeum/messages';

export const directoryPageText = defineMessages('communityDirectoryPage', {
  title: 'Members',
  lead: 'Find the woman who has already done it.',
});
