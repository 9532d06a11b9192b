import { defineMessages } from '@athenaeum/messages';

export const coachResourcesText = defineMessages('coachResources', {
  newTab: 'Opens in a new tab',
});
