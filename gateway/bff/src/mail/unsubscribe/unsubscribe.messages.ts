import { defineMessages } from '@athenaeum/messages';

/** Pages on which mail of one kind is stopped. */
export const unsubscribeText = defineMessages('unsubscribe', {
  title: 'Stop emails',
  stopReminders: 'Stop reminders of events?',
  stopInvitations: 'Stop invitations from members?',
  stopConnections: 'Stop emails about requests to connect?',
  stopOpportunities: 'Stop emails about new opportunities?',
  stopWeek: 'Stop the letter of the week?',
  stillReach: 'You’ll still get emails about what you do here yourself.',
  stop: 'Stop them',
  done: 'Done',
  doneReminders: 'You’ll get no more reminders of events.',
  doneInvitations: 'You’ll get no more invitations from members.',
  doneConnections: 'You’ll get no more emails about requests to connect.',
  doneOpportunities: 'You’ll get no more emails about new opportunities.',
  doneWeek: 'You’ll get no more letters of the week.',
  openFromMail: 'Please open it from the email itself.',
});
