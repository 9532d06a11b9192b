import { defineMessages } from '@athenaeum/messages';

export const connectionText = defineMessages('communityConnection', {
  thisMember: 'this member',
  connect: 'Click to connect',
  connectShort: 'Connect',
  connectWith: 'Connect with {name}',
  requested: 'Requested',
  wantsToConnect: 'Would like to connect',
  isConnected: 'Connected',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw request',
  unblock: 'Unblock',
  block: 'Block {name}',
  end: 'End connection',
  more: 'More about {name}',
  cancel: 'Cancel',

  sent: 'You asked {name} to connect.',
  received: '{name} would like to connect.',
  declined: 'You declined this request. {name} wasn’t notified.',
  connected: 'You and {name} are connected.',
  blocked: 'You blocked {name}.',

  blockTitle: 'Block {name}?',
  blockWords:
    'You won’t be connected, and {name} can’t ask you again. {name} won’t be notified, and you can unblock at any time.',
  endTitle: 'End this connection?',
  endWords:
    'You and {name} will no longer see what you share with connections only. {name} won’t be notified.',
});
