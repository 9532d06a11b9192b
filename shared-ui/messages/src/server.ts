import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES, readLanguageFrom } from './language';

const languages = new AsyncLocalStorage<Language>();
readLanguageFrom(() => languages.getStore());

/** Runs `work` with this language as the current one, across awaits too. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  languages.run(language, work);

interface AcceptingRequest {
  acceptsLanguages(languages: string[]): string | false;
}

/** The supported language that an Express request prefers; English when it accepts none. */
export const acceptedLanguage = (request: AcceptingRequest): Language =>
  LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ?? 'en';
