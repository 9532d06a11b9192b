import { defineMessages } from '@athenaeum/messages';

export const operationsFrameText = defineMessages('adminOperationsFrame', {
  operations: 'Operations',
});
