import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import { currentLanguage } from '.';
import { acceptedLanguage, answerInLanguage, currentScope, inLanguage } from './server';

it('keeps the language of each request apart, also after waiting', async () => {
  const written = await Promise.all(
    (['es', 'en', 'es'] as const).map((language) =>
      inLanguage(language, async () => {
        await Promise.resolve();
        return currentLanguage();
      }),
    ),
  );

  expect(written).toEqual(['es', 'en', 'es']);
  expect(currentLanguage()).toBe('en');
});

it.each([
  ['es', 'es'],
  ['en', 'en'],
  [false, 'en'],
] as const)('answers a request that accepts %s in %s', (accepted, language) => {
  expect(acceptedLanguage({ acceptsLanguages: () => accepted })).toBe(language);
});

it('tells apart what runs at the same time in the same language', async () => {
  const scopes = await Promise.all(
    [1, 2].map(() =>
      inLanguage('en', async () => {
        const before = currentScope();
        await Promise.resolve();
        return [before, currentScope()];
      }),
    ),
  );

  expect(scopes[0]![0]).toBe(scopes[0]![1]);
  expect(scopes[0]![0]).not.toBe(scopes[1]![0]);
  expect(currentScope()).toBeUndefined();
});

it('keeps the language of a request until its response is closed', async () => {
  const response = new EventEmitter();
  let written = '';
  answerInLanguage('es', response, () => {
    // A mail in its reader's language, meanwhile.
    inLanguage('en', currentLanguage);
    void Promise.resolve().then(() => {
      written = currentLanguage();
      response.emit('close');
    });
  });
  await once(response, 'close');

  expect(written).toBe('es');
  expect(currentLanguage()).toBe('en');
});

it('is disabled once nothing is under way in a language, and not before', async () => {
  const disable = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
  const response = new EventEmitter();
  answerInLanguage('es', response, () => undefined);
  expect(inLanguage('en', currentLanguage)).toBe('en');
  await inLanguage('en', async () => undefined);
  await expect(inLanguage('en', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const fail = () => {
    throw new Error('neither');
  };
  expect(() => inLanguage('en', fail)).toThrow('neither');
  expect(disable).not.toHaveBeenCalled();

  response.emit('close');
  expect(disable).toHaveBeenCalledTimes(1);
  inLanguage('en', currentLanguage);
  expect(disable).toHaveBeenCalledTimes(2);
  disable.mockRestore();
});
