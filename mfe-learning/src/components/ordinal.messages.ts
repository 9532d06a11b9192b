import { defineMessages } from '@athenaeum/messages';

export const ordinalText = defineMessages('learningOrdinal', {
  one: '{place}st',
  two: '{place}nd',
  few: '{place}rd',
  other: '{place}th',
});
