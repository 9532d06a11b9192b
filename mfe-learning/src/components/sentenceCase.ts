import { currentLocale } from '@athenaeum/messages';

/** With a capital at the start of a line: Spanish days are in lower case elsewhere. */
export const sentenceCase = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(currentLocale()) + text.slice(1);
