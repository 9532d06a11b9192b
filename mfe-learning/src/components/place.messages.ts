import { defineMessages } from '@athenaeum/messages';

export const placeText = defineMessages('learningPlace', {
  virtual: 'Virtual',
  inPerson: 'In person',
});
