import { defineMessages } from '@athenaeum/messages';

export const partText = defineMessages('contractPart', {
  notLoaded: '{part} did not load',
  loading: 'Loading',
});
