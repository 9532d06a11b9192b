import { defineMessages } from '@athenaeum/messages';

export const onThisDeviceText = defineMessages('communityOnThisDevice', {
  title: 'On this device',
  about:
    'For this browser alone, until you sign out here. It stays silent in your quiet hours. A locked screen shows news of events; of everything else, only that there is news.',
  notify: 'Notify me on this device',
  unable: 'This browser can’t show notifications.',
  blocked:
    'Notifications of this site are blocked in this browser. Allow them in the browser’s settings, then turn this on.',
  notTurnedOn: 'This browser couldn’t be turned on. Try again.',
});
