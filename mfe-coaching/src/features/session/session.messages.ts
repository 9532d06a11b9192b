import { defineMessages } from '@athenaeum/messages';

export const sessionText = defineMessages('session', {
  mySessions: 'My Sessions',
  desk: 'Coaching Sessions',
  loading: 'Loading the session',
  notLoaded: 'We couldn’t load this session',
  unknown: 'We couldn’t find this session',
  unknownTitle: 'Session not found',
  pageTitle: 'Session',
  title: '{minutes} minutes with {name}',
  yourCoach: 'your coach',
  member: 'a member',
  aside: 'This session',
  booked: 'Booked',
  finished: 'Finished',
  noShow: 'No-show',
  cancelled: 'Cancelled',
  cancelledBySelf: 'You cancelled this session.',
  cancelledByMember: 'Cancelled by the member.',
  cancelledByCoach: 'Cancelled by {coach}. Your time has been returned.',
  cancelledByTeam: 'Cancelled by our team. Your time has been returned.',
  cancelledByTeamForCoach: 'Cancelled by our team.',
  rangeAndOwn: '{range} ({own})',
  from: 'From {name}',
});

/** The claret strip, from when Join opens until the end. */
export const sessionNowText = defineMessages('sessionNow', {
  startsIn: { one: 'Starts in {count} minute', other: 'Starts in {count} minutes' },
  left: { one: 'Now · {count} minute left', other: 'Now · {count} minutes left' },
  soon: 'It is almost time to meet {name}',
  begun: 'Your time with {name} has begun',
  starts: 'Starts at {time}.',
  started: 'Started at {time}.',
});

/** The panel before it begins. */
export const sessionPanelText = defineMessages('sessionPanel', {
  inDays: { one: 'In {count} day', other: 'In {count} days' },
  today: 'Today',
  tomorrow: 'Tomorrow',
  join: 'Join',
  joinOpens: 'Join opens {time}.',
  atDesk: 'Change or cancel it in <desk>Coaching Sessions</desk>.',
  where: 'Where',
  room: 'In our video room, in your browser. Join opens it here.',
  link: 'In a video room of {name}’s own. Join opens it here.',
});

/** What moving or cancelling costs, and until when. */
export const moveRulesText = defineMessages('sessionMoveRules', {
  title: 'If you need to move it',
  today: 'Today, {day}',
  until: 'Until {time}',
  free: 'Move it or cancel it as often as you like. Your time comes back to you at once.',
  after: 'After that',
  used: 'The time is used.',
  byCoach: 'If {name} has to cancel, your time comes back whenever it happens.',
});

export const sessionNoteText = defineMessages('sessionNote', {
  title: 'Tell {name} before you meet',
  hint: 'It stands beside your session for {name}. Three sentences are plenty.',
  label: 'Your note for {name}',
  save: 'Save Note',
  saving: 'Saving',
  saved: 'Note saved',
  fromMember: 'What {name} wrote before',
});

export const sharedNotesText = defineMessages('sharedNotes', {
  title: 'Shared notes',
  both: 'You and {name} can both write here. No one else can see it.',
  lastBy: 'Last note by {name}, {time}',
  lastByYou: 'Last note by you, {time}',
  none: 'Nothing is written down yet.',
  you: 'You',
  remove: 'Remove your note “{text}”',
  removed: 'Note removed',
  notRemoved: 'We couldn’t remove your note.',
  label: 'Add a note',
  add: 'Add Note',
  adding: 'Adding',
  notAdded: 'We couldn’t add your note.',
});

export const sessionTasksText = defineMessages('sessionTasks', {
  title: 'What you said you would do',
  titleForCoach: 'What {name} said they would do',
  none: 'Nothing yet.',
  done: 'Done',
  add: 'Add one',
  label: 'What will you do?',
  labelForCoach: 'What will {name} do?',
  due: 'By',
  save: 'Add',
  saving: 'Adding',
  cancel: 'Cancel',
  remove: 'Remove “{text}”',
  notMarked: 'We couldn’t change this task.',
  notAdded: 'We couldn’t add this task.',
  notRemoved: 'We couldn’t remove this task.',
});

export const sessionReviewText = defineMessages('sessionReview', {
  title: 'How was it?',
});
