import { defineMessages } from '@athenaeum/messages';

export const invitationsText = defineMessages('communityInvitations', {
  form: 'Invite friends',
  friend: 'Friend {number}',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  company: 'Company',
  linkedin: 'LinkedIn',
  addAnother: 'Add another friend',
  remove: 'Remove<hidden> friend {number}</hidden>',
  rowSent: 'Invitation sent to {name}.',
  nobody: 'Fill in at least one friend.',
  send: 'Send invitations',
  sending: 'Sending',
  allSent: { one: 'Your invitation is on its way.', other: 'Your {count} invitations are on their way.' },
});
