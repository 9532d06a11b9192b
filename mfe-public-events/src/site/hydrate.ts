import { hydrateStandalone } from '@athenaeum/shell-contract/standalone';
import { api } from '../api';
import { manifest } from '../manifest';
import { Site } from '../Site';

/** The browser's side of the site: the same pages, with the data that they were drawn from. */
export async function hydrate(): Promise<void> {
  // Its queries are known to the store as soon as its code is there.
  if (location.pathname !== manifest.pages[0]!.path) await import('../routes/EventPage');
  await hydrateStandalone({ Site, api, manifest });
}
