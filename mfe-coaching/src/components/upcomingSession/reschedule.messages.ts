import { defineMessages } from '@athenaeum/messages';

export const rescheduleText = defineMessages('rescheduleSession', {
  title: 'Choose another time',
  zone: 'Times are in your time zone, {zone}.',
  choose: 'Choose a time',
  moveTo: 'Move to {time}',
  moving: 'Moving your session',
  moved: 'Your session has moved to {time}.',
  notMoved: 'We couldn’t move your session with {coach}.',
  failed: 'We couldn’t move this session.',
});
