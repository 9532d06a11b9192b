import type { Catalogue, Entry } from './entry';
import type { Language } from './language';

/** A language's messages by namespace and key, in the shape of the English ones; what is missing is shown in English. */
export type Translation = Readonly<Record<string, Catalogue>>;

const translations: Partial<Record<Language, Record<string, Catalogue>>> = {};

/** Called before the first render, with an area's messages in the reader's language. */
export function addTranslation(language: Language, translation: Translation): void {
  Object.assign((translations[language] ??= {}), translation);
}

export const translatedEntry = (language: Language, namespace: string, key: string): Entry | undefined =>
  translations[language]?.[namespace]?.[key];
