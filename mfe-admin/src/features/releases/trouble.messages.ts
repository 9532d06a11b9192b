import { defineMessages } from '@athenaeum/messages';

export const troubleText = defineMessages('adminReleaseTrouble', {
  entry: 'entry didn’t load',
  chunk: 'code didn’t load',
  integrity: 'failed integrity check',
  timeout: 'timed out',
  invalid: 'not a valid remote',
  mount: 'crashed on start',
  crash: 'crashed later',
});
