import { defineMessages } from '@athenaeum/messages';

export const sentInvitationsText = defineMessages('communitySentInvitations', {
  failed: 'Your invitations did not load',
  loading: 'Loading your invitations',
  none: 'No one yet. Friends you invite show up here.',
  joinedOn: 'joined {day}',
  sent: 'Sent',
  joined: 'Joined',
  member: 'Member',
  closed: 'Closed',
});
