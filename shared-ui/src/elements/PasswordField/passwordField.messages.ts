import { defineMessages } from '@athenaeum/messages';

export const passwordFieldText = defineMessages('uiPasswordField', {
  show: 'Show password',
  full: 'That is the limit: {max} characters.',
  /** After a rule that is met, read out. */
  met: ', met',
  metOf: '{met} of {all} met',
});
