import type { Language } from '@athenaeum/messages';
import { inLanguage } from '../messages/inLanguage';
import type { PushNotice } from '../sources/sources';
import { pushText } from './push.messages';

/** What a browser is sent; the service worker shows it as it is. */
export interface ShownNotification {
  /** The notification's: shown twice, it is one. */
  id: string;
  /** Whose it is: a browser where somebody else is signed in does not show it. */
  account: string;
  title: string;
  body: string | null;
  /** A path of the product. */
  link: string | null;
}

interface Reader {
  id: string;
  account: string;
  language: Language;
  brand: string;
}

/**
 * What may be read over a shoulder. Of events it says what their page says to every member: which, and when. Of coaching, other
 * members, opportunities and the account only where there is news, and neither name nor matter.
 */
export function lockScreen(
  { area, text, detail, link }: PushNotice,
  { id, account, language, brand }: Reader,
): ShownNotification {
  if (area === 'salons') return { id, account, title: text, body: detail, link };
  return inLanguage(language, () => ({
    ...{ id, account, link },
    title: pushText[area],
    body: pushText.open({ brand }),
  }));
}
