import { defineMessages } from '@athenaeum/messages';

export const peopleText = defineMessages('learningPeople', {
  andOthers: '{first} and {count} others',
  with: 'with {names}',
});
