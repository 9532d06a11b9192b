import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES, readLanguageFrom } from './language';

const languages = new AsyncLocalStorage<{ language: Language }>();
readLanguageFrom(() => languages.getStore()?.language);

/** Runs `work` with this language as the current one, across awaits too. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  languages.run({ language }, work);

/**
 * The innermost `inLanguage` that is under way, the same object across its awaits; undefined outside. Tells requests apart without a
 * further AsyncLocalStorage, each of which makes every promise slower.
 */
export const currentScope = (): object | undefined => languages.getStore();

interface AcceptingRequest {
  acceptsLanguages(languages: string[]): string | false;
}

/** The supported language that an Express request prefers; English when it accepts none. */
export const acceptedLanguage = (request: AcceptingRequest): Language =>
  LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ?? 'en';
