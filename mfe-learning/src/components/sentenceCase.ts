import { currentLocale } from '@athenaeum/messages';

/** As it stands at the head of a line: Spanish days begin with a small letter elsewhere. */
export const sentenceCase = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(currentLocale()) + text.slice(1);
