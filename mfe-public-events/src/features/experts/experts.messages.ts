import { defineMessages } from '@athenaeum/messages';

export const expertsText = defineMessages('experts', {
  loading: 'Loading experts and hosts',
  notLoaded: 'Experts and hosts did not load',
});
