import { defineMessages } from '@athenaeum/messages';

export const changeSessionText = defineMessages('changeSession', {
  yourCoach: 'your coach',
  reschedule: 'Reschedule',
  rescheduleOf: 'Reschedule {session}',
  cancel: 'Cancel',
  cancelOf: 'Cancel {session}',
  elsewhere: 'Change or cancel',
  elsewhereUnknown: 'Change or cancel it where you booked it.',
});

export const cancelDialogText = defineMessages('cancelSession', {
  title: 'Cancel this session?',
  keep: 'Keep session',
  cancel: 'Cancel session',
  cancelling: 'Cancelling',
  cancelled: 'Your session with {coach} is cancelled.',
  notCancelled: 'We couldn’t cancel your session with {coach}.',
  failed: 'We couldn’t cancel this session.',
  freeUntil: 'Free to cancel until {time}.',
});
