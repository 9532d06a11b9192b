import { defineMessages } from '@athenaeum/messages';

export const formsText = defineMessages('uiForms', {
  saved: 'Saved {when}',
  restored: 'Your unsaved changes are back.',
  elsewhere: 'This form is also being changed in another tab.',
  discard: 'Discard them',
  toFix: { one: 'One thing to fix', other: '{count} things to fix' },
});
