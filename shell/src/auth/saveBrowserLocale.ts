import { isLanguage, type Language } from '@athenaeum/messages';
import { type PlatformV1, sendGraphql } from '@athenaeum/shell-contract';
import { SaveBrowserLocaleDocument } from './__generated__/saveBrowserLocale';

interface BrowserLocale {
  timezone: string;
  browser_language: Language;
}

let tried: BrowserLocale | null = null;

/**
 * Saves the browser's time zone and language in the account, for times and the language of mails. After a failure the next
 * page tries again.
 */
export async function saveBrowserLocale(platform: PlatformV1): Promise<void> {
  const { user } = platform.session.get();
  const here = browserLocale();
  if (!user || !here.timezone || isSame(here, user) || isSame(here, tried)) return;
  tried = here;
  await sendGraphql(platform, SaveBrowserLocaleDocument, { input: here });
}

function browserLocale(): BrowserLocale {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [language] = navigator.language.split('-');
  return { timezone: timeZone, browser_language: isLanguage(language) ? language : 'en' };
}

const isSame = (here: BrowserLocale, known: { [Part in keyof BrowserLocale]?: string | null } | null) =>
  known?.timezone === here.timezone && known.browser_language === here.browser_language;
