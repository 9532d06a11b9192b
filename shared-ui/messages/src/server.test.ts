import { currentLanguage } from '.';
import { acceptedLanguage, inLanguage } from './server';

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
