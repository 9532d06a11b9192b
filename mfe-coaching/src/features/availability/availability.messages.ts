import { defineMessages } from '@athenaeum/messages';

export const availabilityText = defineMessages('coachAvailability', {
  title: 'Your Availability',
  lead: 'When members can book you.',
  form: 'Availability',
  loading: 'Loading your availability',
  notLoaded: 'We couldn’t load your availability',
  noPage: 'Your account has no coach page yet',
  noPageWhy: 'Once our team connects one to your account, you can set your hours here.',
  ownPage: 'Members book you on your own page',
  ownPageWhy: 'Your hours are kept there. Sessions booked there appear here.',
  openPage: 'Open Your Page',
  weekly: 'Weekly hours',
  weeklyNote: 'In your own time zone, every week.',
  exceptions: 'Days off and special hours',
  exceptionsNote: 'Mark days off, or change your hours for a single day.',
  sessions: 'Sessions',
  lengths: 'Session lengths you offer',
  notice: 'Minimum notice',
  noNotice: 'None',
  horizon: 'How far ahead',
  hours: { one: '{count} hour', other: '{count} hours' },
  days: { one: '{count} day', other: '{count} days' },
  where: 'Where you meet',
  whereNote: 'Applies to new bookings.',
  how: 'How you meet',
  booked: 'Sessions already booked stay as they are.',
  save: 'Save Availability',
  saving: 'Saving',
  saved: 'Availability saved',
});

export const timeZoneText = defineMessages('coachTimeZone', {
  label: 'Your time zone',
  device: 'This device is in {zone}.',
  noChange: 'Clocks there don’t change in the coming months.',
  forward:
    'Clocks there go forward {by} on {day}. Your hours stay the same on your clock; members whose clocks don’t change with yours will see them {by} earlier.',
  back: 'Clocks there go back {by} on {day}. Your hours stay the same on your clock; members whose clocks don’t change with yours will see them {by} later.',
});

export const hoursText = defineMessages('coachHours', {
  none: 'No hours',
  from: '{day} from',
  to: '{day} to',
  add: 'Add Hours',
  addOn: 'Add hours on {day}',
  remove: 'Remove {from} to {to} on {day}',
  midnight: 'Midnight',
});

export const exceptionsText = defineMessages('coachExceptions', {
  none: 'None yet.',
  add: 'Add a Day',
  thisDay: 'this day',
  date: 'Date',
  kind: 'What changes',
  off: 'Day off',
  other: 'Different hours',
  more: 'Extra hours',
  remove: 'Remove {day}',
  extra: 'Added to your usual hours that day.',
});

export const bookedOutsideText = defineMessages('bookedOutside', {
  title: {
    one: '{count} booked session is outside these hours.',
    other: '{count} booked sessions are outside these hours.',
  },
  session: '{day}, {hours}, with {member}',
  member: 'a member',
  all: {
    one: '{sessions}. It stays booked: cancel it if you can’t keep it.',
    other: '{sessions}. They stay booked: cancel any you can’t keep.',
  },
  some: '{sessions}; and {rest} more. They stay booked: cancel any you can’t keep.',
  sessions: 'Your Sessions',
});
