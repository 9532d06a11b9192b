export { defineMessages, type Messages } from './defineMessages';
export type { Catalogue, Entry, PluralEntry, Value } from './entry';
export {
  currentLanguage,
  currentLocale,
  isLanguage,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  readLanguageFrom,
} from './language';
export { addSentences, translateSentence } from './sentences';
export { addTranslation, type Translation } from './translations';
