import { defineMessages } from '@athenaeum/messages';

export const valuesText = defineMessages('communityValues', {
  add: 'Add',
  addTo: 'Add to {label}',
  addOwn: 'Add in your own words',
  remove: 'Remove {value}',
  isThere: 'You have this one already',
  length: '{length}/{max} characters in all',
});
