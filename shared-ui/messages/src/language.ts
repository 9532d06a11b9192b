export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each is called by its speakers. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** Locales for dates, numbers and plurals: those of the United States in either language. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

type LanguageSource = () => string | undefined;

const documentLanguage: LanguageSource = () =>
  (globalThis as { document?: { documentElement: { lang: string } } }).document?.documentElement.lang;
let source = documentLanguage;

/** The language to write in: the document's in a browser, on a server what it gave to `readLanguageFrom` (`inLanguage` in server.ts); else English. */
export function currentLanguage(): Language {
  const [tag] = (source() ?? '').split('-');
  return isLanguage(tag) ? tag : 'en';
}

/** The BCP 47 tag for `Intl`. */
export const currentLocale = (): string => LOCALES[currentLanguage()];

/** For servers and tests, which have no document in the reader's language. Null restores the document's. */
export function readLanguageFrom(next: LanguageSource | null): void {
  source = next ?? documentLanguage;
}
