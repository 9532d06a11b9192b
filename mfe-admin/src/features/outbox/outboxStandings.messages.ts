import { defineMessages } from '@athenaeum/messages';

export const outboxStandingText = defineMessages('adminOutboxStandings', {
  dead: 'Failed',
  retrying: 'Retrying',
  waiting: 'Waiting',
  queued: 'Queued',
  done: 'Delivered',
});
