import { defineMessages } from '@athenaeum/messages';

export const onThisDeviceText = defineMessages('communityOnThisDevice', {
  title: 'On this device',
  about: 'For this browser alone, until you sign out here.',
  aboutNews:
    'Silent in your quiet hours. A locked screen shows news of events; of everything else, only that there is news.',
  notify: 'Notify me on this device',
  unable: 'This browser can’t show notifications.',
  blocked:
    'Notifications of this site are blocked in this browser. Allow them in the browser’s settings, then turn this on.',
  keep: 'Keep pages on this device',
  aboutKept:
    'Your calendar, your events, and the recordings you saved with their transcripts, to read without a network. Only on a device of your own.',
  keeping: 'Keeping your pages',
  kept: {
    one: '{count} page, {size}, as of {time}.',
    other: '{count} pages, {size}, as of {time}.',
  },
  whatIsKept: 'What is kept',
  remove: 'Remove them',
  removing: 'Removing them',
  notAllKept: 'Not everything could be kept. Try again when your connection is better.',
  tryAgain: 'Try again',
  unableToKeep: 'This browser can’t keep pages.',
  notTurnedOn: 'This browser couldn’t be turned on. Try again.',
});
