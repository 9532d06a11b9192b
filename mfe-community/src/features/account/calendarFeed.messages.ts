import { defineMessages } from '@athenaeum/messages';

export const calendarFeedText = defineMessages('communityCalendarFeed', {
  title: 'Calendar',
  about:
    'A private address that shows the events you’re attending in your own calendar. Anyone who has it can see them.',
  label: 'Calendar address',
  show: 'Show the address',
  copy: 'Copy address',
  open: 'Open in your calendar',
  google: 'Google Calendar',
  renew: 'Get a new address',
  stop: 'Stop sharing',
  stopped: 'The address no longer works.',
  renewed: 'Here is your new address. The old one no longer works.',
  copied: 'Address copied.',
  notCopied: 'That didn’t copy. Select the address and copy it.',
});
