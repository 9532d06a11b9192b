import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES, readLanguageFrom } from './language';

const languages = new AsyncLocalStorage<{ language: Language }>();
readLanguageFrom(() => languages.getStore()?.language);

let underWay = 0;

/** Runs `work` with this language as the current one, across awaits too, until it returns or its promise settles. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  let result: Result;
  const end = begin();
  try {
    result = languages.run({ language }, work);
  } catch (error) {
    end();
    throw error;
  }
  if (result instanceof Promise) result.then(end, end);
  else end();
  return result;
}

/** The same for a request, whose handlers go on after `handle` returned: until its response is closed. */
export function answerInLanguage(language: Language, response: Closing, handle: () => void): void {
  response.once('close', begin());
  languages.run({ language }, handle);
}

interface Closing {
  once(event: 'close', listener: () => void): unknown;
}

/**
 * On Node 20 an `AsyncLocalStorage` that was used once makes every promise of the process dearer from then on (decision 0038), so it is
 * disabled whenever nothing is under way in it.
 */
function begin(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    if (underWay === 0) languages.disable();
  };
}

/** What is under way in a language, the same object across its awaits; undefined outside. */
export const currentScope = (): object | undefined => languages.getStore();

interface AcceptingRequest {
  acceptsLanguages(languages: string[]): string | false;
}

/** The supported language that an Express request prefers; English when it accepts none. */
export function acceptedLanguage(request: AcceptingRequest): Language {
  const accepted = request.acceptsLanguages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === accepted) ?? 'en';
}
