import { defineMessages } from '@athenaeum/messages';

export const fieldText = defineMessages('uiField', {
  optional: 'optional',
  /** Announced when a paste was longer than the field. */
  cut: 'That was too long, so we kept the first {max} characters.',
  counter: '{length}/{max} characters',
});
