import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES, readLanguageFrom } from './language';

const languages = new AsyncLocalStorage<Language>();
readLanguageFrom(() => languages.getStore());

/** Whatever the work writes, also after it has waited, is in this language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  languages.run(language, work);

interface AcceptingRequest {
  acceptsLanguages(languages: string[]): string | false;
}

/** The language of ours that an Express request wants most; English where it wants none of them. */
export const acceptedLanguage = (request: AcceptingRequest): Language =>
  LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ?? 'en';
