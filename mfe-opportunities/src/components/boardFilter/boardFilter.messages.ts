import { defineMessages } from '@athenaeum/messages';

export const boardFilterText = defineMessages('boardFilter', {
  types: 'Type',
  industries: 'Industry',
  hubs: 'Hub',
  compensations: 'Compensation',
  closings: 'Closing',
  quoted: '“{words}”',
});
