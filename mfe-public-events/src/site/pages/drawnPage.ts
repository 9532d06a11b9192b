import type { Keeping, SitePage } from '@athenaeum/shell-contract/site';
import { drawTree, type LoadedPage, loadPage, siteTree } from '@athenaeum/shell-contract/site/server';
import { api } from '../../api';
import { manifest } from '../../manifest';
import { prefetch } from '../../prefetch';
import { Site } from '../../Site';
import type { Described } from '../head/tags';
import { headTags } from '../head/tags';
import type { World } from '../world';
import { commonStyles } from './styles';

interface Drawing extends Described {
  status: number;
  keep?: Keeping | undefined;
  /** When its code is loaded: at once, or when somebody wants more than to read. */
  begin: 'now' | 'whenWanted';
  structured?: readonly object[];
}

/** What a page of the remote begins with, in this answer's own store. */
export const loadHere = ({ platform }: World): Promise<LoadedPage> =>
  loadPage(api, prefetch, { platform, path: location.pathname + location.search });

/** A page of the remote, drawn from what was loaded, for the browser to take over. */
export async function drawnPage(world: World, { loaded }: LoadedPage, page: Drawing): Promise<SitePage> {
  const { html, styles } = await drawTree(siteTree({ Site, manifest, platform: world.platform }));
  return {
    kind: 'page',
    status: page.status,
    keep: page.keep,
    title: `${page.title} · ${world.settings.brand}`,
    tags: headTags(page, world.settings),
    styles: [commonStyles(world), styles],
    html,
    data: { queries: loaded, begin: page.begin },
    structured: page.structured ?? [],
    script: 'site',
    ahead: page.begin === 'now' ? ['page'] : [],
  };
}
