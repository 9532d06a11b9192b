import { defineMessages } from '@athenaeum/messages';

export const stepsText = defineMessages('uiSteps', {
  label: 'Steps',
  /** After a step that is done, read out. */
  done: ', done',
  stepOf: 'Step {step} of {all}',
});
