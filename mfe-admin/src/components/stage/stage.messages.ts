import { defineMessages } from '@athenaeum/messages';

export const stageText = defineMessages('adminStages', {
  unconfirmed: 'Unconfirmed',
  review: 'To review',
  published: 'On the board',
  expired: 'Expired',
  closed: 'Closed',
});
