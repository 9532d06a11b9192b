import type { Keeping, SitePage } from '@athenaeum/shell-contract/site';
import { drawTree, type LoadedPage, loadPage, siteTree } from '@athenaeum/shell-contract/site/server';
import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { manifest } from '../../manifest';
import { pages } from '../../pages';
import { Site } from '../../Site';
import type { Described } from '../head/tags';
import { headTags } from '../head/tags';
import type { ResponseContext } from '../responseContext';
import { commonStyles } from './styles';

interface Drawing extends Described {
  status: number;
  keep?: Keeping | undefined;
  /** When its code is loaded: at once, or on the first interaction. */
  begin: 'now' | 'whenWanted';
  structured?: readonly object[];
}

const prefetch = definePrefetch(api, pages);

/** Runs the first queries of the page at the address of the request (`location`), in this response's own store. */
export const loadHere = ({ platform }: ResponseContext): Promise<LoadedPage> =>
  loadPage(api, prefetch, { platform, path: location.pathname + location.search });

/** A page of the remote, rendered on the server; the browser then hydrates it. Compare `framedPage`, which stays as it is. */
export async function renderedPage(
  context: ResponseContext,
  { loaded }: LoadedPage,
  page: Drawing,
): Promise<SitePage> {
  const { html, styles } = await drawTree(siteTree({ Site, manifest, platform: context.platform }));
  return {
    kind: 'page',
    status: page.status,
    keep: page.keep,
    title: `${page.title} · ${context.settings.brand}`,
    tags: headTags(page, context.settings),
    styles: [commonStyles(context), styles],
    html,
    data: { queries: loaded, begin: page.begin },
    structured: page.structured ?? [],
    script: 'site',
    ahead: page.begin === 'now' ? ['page'] : [],
  };
}
