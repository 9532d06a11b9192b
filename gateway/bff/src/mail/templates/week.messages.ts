import { defineMessages } from '@athenaeum/messages';

/** The letter of the week. */
export const weekText = defineMessages('mailWeek', {
  subject: 'Your week: {what}',
  heading: 'Your week',
  headingName: 'Your week, {name}',
  holds: 'This week holds {what}.',
  seats: { one: 'one salon', other: '{count} salons' },
  lines: { one: 'one place in line', other: '{count} places in line' },
  sessions: { one: 'one coaching session', other: '{count} coaching sessions' },
  requests: { one: 'one request to connect', other: '{count} requests to connect' },
  recording: 'a recording to finish',
  attending: 'you’re attending',
  inLine: 'you’re {place} in line',
  booked: 'you’re booked',
  sessionWith: '{minutes} minutes with {name}',
  asks: '{name} would like to connect',
  waits: 'Waiting for your answer',
  more: {
    one: 'One more request waits for your answer.',
    other: '{count} more requests wait for your answer.',
  },
  leftOff: 'Where you left off: “{title}.”',
  open: 'Open your week',
  settings: 'Too much email?',
  choose: 'Choose which emails you get',
  because: 'You’re getting this every Monday morning because you’re a member of {brand}.',
});
