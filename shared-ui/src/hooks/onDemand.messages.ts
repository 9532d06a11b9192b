import { defineMessages } from '@athenaeum/messages';

export const onDemandText = defineMessages('uiOnDemand', {
  notLoaded: 'The form did not load. Please try again.',
});
