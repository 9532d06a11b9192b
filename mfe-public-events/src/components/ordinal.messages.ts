import { defineMessages } from '@athenaeum/messages';

/** By the ordinal categories of `Intl.PluralRules`. */
export const ordinalText = defineMessages('ordinal', {
  one: '{place}st',
  two: '{place}nd',
  few: '{place}rd',
  other: '{place}th',
});
