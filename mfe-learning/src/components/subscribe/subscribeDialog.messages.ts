import { defineMessages } from '@athenaeum/messages';

export const subscribeDialogText = defineMessages('learningSubscribeDialog', {
  title: 'Subscribe to Calendar',
  how: 'Add this address to your calendar as a subscription. It shows the events you attend or wait for, and stays up to date.',
  howGroup:
    'Add this address to your calendar as a subscription. It shows the events of this group, and stays up to date.',
  address: 'Address of your calendar',
  addressGroup: 'Address of the group’s calendar',
  copy: 'Copy address',
  copied: 'Copied',
  open: 'Open in your calendar',
  google: 'Google Calendar',
  private: 'Anyone with this address can see which events you attend. <renew>Get a new address</renew>',
  privateGroup: 'Anyone with this address can see these events. <renew>Get a new address</renew>',
  saidCopied: 'Address copied.',
  saidRenewed: 'Here is your new address. The old one no longer works.',
  saidFailed: 'That didn’t work. Please try again.',
  notLoaded: 'The address of your calendar did not load',
});
