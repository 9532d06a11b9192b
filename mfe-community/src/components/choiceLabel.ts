import { translateSentence } from '@athenaeum/messages';
import { shownValue, toValues } from '@athenaeum/users-contract';

/**
 * How a value of a reference list is shown. Values are stored in English and translated for display; the member's own words
 * are shown as they are.
 */
export const choiceLabel = (value: string): string => translateSentence(shownValue(value));

/** Several as one line of text. */
export const choiceLabels = (stored: string | readonly string[] | null | undefined): string =>
  toValues(stored).map(choiceLabel).filter(Boolean).join(', ');

/** As the options of a list to choose from. */
export const choicesOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: choiceLabel(value) }));
