import { defineMessages } from '@athenaeum/messages';

export const routeText = defineMessages('adminRoute', {
  failed: 'Something went wrong on our side. Please try again.',
});
