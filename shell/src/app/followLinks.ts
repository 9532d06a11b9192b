import {
  pressedPage,
  type PlatformV1,
  type PrefetchProps,
  type Readable,
  type Session,
} from '@athenaeum/shell-contract';
import type { RegistryStore } from '../registry/registryStore';
import type { RemoteLoader } from '../registry/remoteLoader';
import { navigate } from './createPlatform';
import { routeOf } from './route';

interface Parts {
  registry: Pick<RegistryStore, 'get'>;
  session: Pick<Readable<Session>, 'get'>;
  loader: Pick<RemoteLoader, 'load'>;
  platform: PlatformV1;
}

/** Hovering or focusing a link for a shorter time prefetches nothing. */
const INTENT = 80;

/** Turns clicks on links of this site into navigation, and prefetches the page of a hovered or focused link. */
export function followLinks({ registry, session, loader, platform }: Parts): void {
  document.addEventListener('click', (event) => {
    const page = pressedPage(event);
    // A visitor's `/` is no page of an area: the server renders it.
    if (!page || (page === '/' && !session.get().user)) return;
    event.preventDefault();
    navigate(page);
  });

  // One for the pointer and one for the focus: what comes to lie under a resting pointer says nothing of the focus.
  const intended: Record<string, ReturnType<typeof setTimeout> | undefined> = {};
  const warm = (event: Event) => {
    clearTimeout(intended[event.type]);
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.href || savesData()) return;
    const { origin, pathname, search } = link;
    if (origin !== location.origin || pathname + search === location.pathname + location.search) return;
    const route = routeOf(pathname, registry.get(), session.get());
    if (route.kind !== 'area') return;
    const prefetch = () => void prefetchPage(loader, route.remote, { platform, path: pathname + search });
    if (event.type === 'touchstart') prefetch();
    else intended[event.type] = setTimeout(prefetch, INTENT);
    void import('./growCovers').then(({ growCovers }) => growCovers(), nothing);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, warm, { passive: true });
}

/** Prefetches an area's code, then the page's first data. Failures are ignored. */
async function prefetchPage(loader: Parts['loader'], remote: string, page: PrefetchProps): Promise<void> {
  try {
    const { prefetch } = await loader.load(remote);
    await (prefetch as ((props: PrefetchProps) => unknown) | undefined)?.(page);
  } catch {
    // The page itself says what is wrong, once it is there.
  }
}

const nothing = () => undefined;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
