import { createTestPlatform, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { SaveBrowserLocaleDocument } from './__generated__/saveBrowserLocale';
import type * as Module from './saveBrowserLocale';

const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
const aBrowserIn = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

// What was saved is cached until the page is reloaded.
let saveBrowserLocale: typeof Module.saveBrowserLocale;
beforeEach(async () => {
  jest.resetModules();
  ({ saveBrowserLocale } = await import('./saveBrowserLocale'));
  respond(SaveBrowserLocaleDocument, { updateUser: { ok: true, code: null, message: null } });
});
afterEach(() => jest.restoreAllMocks());

it('says nothing of a visitor, nor what the account has already', async () => {
  aBrowserIn('es-MX');

  await saveBrowserLocale(createTestPlatform(null));
  await saveBrowserLocale(createTestPlatform({ ...testMember, timezone, browser_language: 'es' }));

  expect(sent(SaveBrowserLocaleDocument)).toEqual([]);
});

it.each([
  ['zone', { timezone: 'Pacific/Auckland', browser_language: 'es' }],
  ['language', { timezone, browser_language: 'en' }],
] as const)('tells the account both, once, when the %s is another', async (_what, known) => {
  aBrowserIn('es-MX');
  const platform = createTestPlatform({ ...testMember, ...known });

  await saveBrowserLocale(platform);
  await saveBrowserLocale(platform);

  expect(sent(SaveBrowserLocaleDocument)).toEqual([{ input: { timezone, browser_language: 'es' } }]);
});

it('asks for English where the product does not speak the browser’s language', async () => {
  aBrowserIn('de');

  await saveBrowserLocale(createTestPlatform(testMember));

  expect(sent(SaveBrowserLocaleDocument)).toEqual([{ input: { timezone, browser_language: 'en' } }]);
});
