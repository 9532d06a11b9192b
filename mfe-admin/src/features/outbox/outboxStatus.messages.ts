import { defineMessages } from '@athenaeum/messages';

export const outboxStatusText = defineMessages('adminOutboxStatus', {
  dead: 'Failed',
  retrying: 'Retrying',
  waiting: 'Waiting',
  queued: 'Queued',
  done: 'Delivered',
});
