import { defineMessages } from '@athenaeum/messages';

export const coachSessionsText = defineMessages('coachSessions', {
  title: 'Coaching Sessions',
  lead: 'Your sessions with members.',
  availability: 'Your Availability',
  noPage: 'Your account has no coach page yet',
  noPageWhy: 'Once our team connects one to your account, your sessions appear here.',
  loading: 'Loading your sessions',
  notLoaded: 'We couldn’t load your sessions',
  groupNotLoaded: 'We couldn’t load these sessions',
  more: 'Show More',
  shown: 'Showing {shown} of your {total} sessions.',
  member: 'a member',
  quote: '“{text}”',
  elsewhere: 'Booked on your own page.',
  cancelled: 'Cancelled',
  noShow: 'No-show',
  markNoShow: 'Mark as no-show',
  markNoShowOf: 'Mark as no-show: {member}',
  markedNoShow: 'Marked as no-show',
  markAttended: 'Mark as attended',
  markAttendedOf: 'Mark as attended: {member}',
  markedAttended: 'Marked as attended',
  notes: 'Notes',
  notesOn: 'Notes on {member}',
  addNotes: 'Add Notes',
  addNotesOn: 'Add Notes on {member}',
  changePlace: 'Change location',
  changePlaceOf: 'Change location of the session with {member}',
  cancel: 'Cancel',
  cancelOf: 'Cancel the session with {member}',
});

/** Who cancelled, as the coach reads it. */
export const cancelledByText = defineMessages('sessionCancelledBy', {
  member: 'Cancelled by the member',
  coach: 'Cancelled by you',
  admin: 'Cancelled by our team',
});

export const sessionNotesText = defineMessages('sessionNotes', {
  saved: 'Notes saved',
  notSaved: 'We couldn’t save your notes on {member}.',
  overtaken: 'Saved in another window:',
  overtakenBy: '“{notes}” Saving replaces it.',
  overtakenByNone: 'no notes. Saving replaces it.',
  yours: 'Your notes',
  yoursHint: 'Only you can read them.',
  save: 'Save Notes',
  saving: 'Saving',
});

export const changePlaceText = defineMessages('changeSessionPlace', {
  form: 'Location of the session with {member}',
  how: 'How you meet',
  emailed: 'We’ll email you both and update both calendars.',
  save: 'Save Location',
  saving: 'Saving',
  saved: 'Location saved',
  notSaved: 'We couldn’t save the location of your session with {member}.',
});

export const cancelSessionText = defineMessages('cancelAsCoach', {
  title: 'Cancel this session?',
  keep: 'Keep Session',
  cancel: 'Cancel Session',
  cancelling: 'Cancelling',
  cancelled: 'Session cancelled',
  failed: 'We couldn’t cancel the session with {member}.',
  what: '{time} with {member}, {day}, {hours}.',
  used: 'The member’s {time} will be used. We’ll email the member and take the session off both calendars.',
  returned:
    'The member gets {time} back, however close the session is. We’ll email the member and take the session off both calendars.',
});
