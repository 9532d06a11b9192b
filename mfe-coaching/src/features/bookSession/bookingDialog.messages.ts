import { defineMessages } from '@athenaeum/messages';

export const bookingDialogText = defineMessages('bookingDialog', {
  title: 'Book this session',
  bookedTitle: 'Your session is booked',
  booked: 'Your session with {coach} is booked.',
  notBooked: 'We couldn’t book your session with {coach}. {reason}',
  subject: 'What would you like to talk about?',
  subjectHint: '{coach} reads it before you meet.',
  holds: 'This holds {length} of your coaching time until the session is over.',
  notNow: 'Not now',
  book: 'Book session',
  booking: 'Booking your session',
  confirmed: 'You’re booked with {coach}.',
  emailed: 'We’ve emailed you a calendar invitation.',
  mySessions: 'My Sessions',
  failed: 'We couldn’t book this session.',
  buyMore: 'Buy More Time',
  otherTime: 'Choose another time',
});
