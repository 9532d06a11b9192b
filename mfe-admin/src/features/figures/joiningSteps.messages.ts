import { defineMessages } from '@athenaeum/messages';

export const joiningStepText = defineMessages('adminJoiningSteps', {
  checkout: 'Checkout started',
  account: 'Account created',
  agreement: 'Agreement accepted',
  intake: 'Intake finished',
});
