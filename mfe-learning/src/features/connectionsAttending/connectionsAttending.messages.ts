import { defineMessages } from '@athenaeum/messages';

export const connectionsAttendingText = defineMessages('learningConnectionsAttending', {
  title: 'Connections who attend',
});
