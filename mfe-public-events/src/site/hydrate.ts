import { currentLanguage } from '@athenaeum/messages';
import { findPage } from '@athenaeum/shell-contract/manifest';
import { hydrateStandalone } from '@athenaeum/shell-contract/standalone';
import { api } from '../api';
import { manifest } from '../manifest';
import { pages } from '../pages';
import { translate } from '../messages/translate';
import { Site } from '../Site';

/**
 * Hydrates the site: the same pages with the data and in the language of the server's render. Rejects
 * when that language fails to load: the page stays as the server rendered it.
 */
export async function hydrate(): Promise<void> {
  await Promise.all([
    translate(currentLanguage()),
    // The page's endpoints are injected into the store when its code loads.
    findPage(pages, location.pathname)?.load(),
  ]);
  await hydrateStandalone({ Site, api, manifest });
}
