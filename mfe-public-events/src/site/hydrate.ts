import { currentLanguage } from '@athenaeum/messages';
import { hydrateStandalone } from '@athenaeum/shell-contract/standalone';
import { api } from '../api';
import { manifest } from '../manifest';
import { translate } from '../messages/translate';
import { Site } from '../Site';

/**
 * The browser's side of the site: the same pages, with the data and in the language that they were drawn from. Rejects
 * where that language does not come: the page stays as the server drew it.
 */
export async function hydrate(): Promise<void> {
  await Promise.all([
    translate(currentLanguage()),
    // Its queries are known to the store as soon as its code is there.
    location.pathname !== manifest.pages[0]!.path && import('../routes/EventPage'),
  ]);
  await hydrateStandalone({ Site, api, manifest });
}
