import { currentLanguage } from '.';
import { acceptedLanguage, currentScope, inLanguage } from './server';

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
