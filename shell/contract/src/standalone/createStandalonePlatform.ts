import type { RemoteManifest } from '../manifest';
import { createReadable } from '../platform/createReadable';
import type { NavigateOptions, PlatformEvent, PlatformV1, Session } from '../platform/platform';
import { readSession } from '../platform/readSession';
import { newEntryState } from '../routing/entryState';
import { systemTheme } from '../platform/systemTheme';
import { isOwnPage, siteHref } from './siteHref';
import { standaloneText } from './standalone.messages';

interface Begin {
  /** The page was rendered for a visitor; `refreshSession` may find a user. */
  asVisitor?: boolean;
  /** Called when the page is hydrated. */
  onShown?: () => void;
}

/** A platform without a shell: navigates its own pages by the history, and all other paths to the portal's origin. */
export function createStandalonePlatform(
  manifest: RemoteManifest,
  onNotify: (event: PlatformEvent) => void,
  begin: Begin = {},
): PlatformV1 {
  const session = createReadable<Session>({ status: begin.asVisitor ? 'ready' : 'loading', user: null });
  const portal = metaOf('portal-origin') ?? '';
  const isOwn = (to: string) => isOwnPage(manifest.pages, to);
  const href = (to: string) => siteHref(manifest.pages, portal, to);

  async function refreshSession(): Promise<void> {
    try {
      const response = await fetch('/api/auth/me', { signal: AbortSignal.timeout(8000) });
      if (response.ok) return session.set(readSession(await response.json()));
    } catch {
      // Without an answer a public site is a visitor's.
    }
    if (session.get().status === 'loading') session.set({ status: 'ready', user: null });
  }
  if (!begin.asVisitor) void refreshSession();

  return {
    apiVersion: 1,
    session,
    theme: systemTheme(),
    apiBase: '',
    href,
    navigate: (to, options) => (isOwn(to) ? goWithin(to, options) : location.assign(href(to))),
    emit(event) {
      if (event.type === 'crash') showCrash(event.error);
      if (event.type === 'notify') onNotify(event);
      if (event.type === 'shown') begin.onShown?.();
    },
    refreshSession,
    contact: metaOf('contact'),
  };
}

/** Settings from the page's `<head>`. */
const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The history fires no event when a script changes it, so dispatch one, as single-spa does. */
function goWithin(to: string, { replace = false, state = newEntryState() }: NavigateOptions = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to);
  const event = new PopStateEvent('popstate', { state });
  dispatchEvent(Object.assign(event, { singleSpaTrigger: replace ? 'replaceState' : 'pushState' }));
}

function showCrash(error: unknown): void {
  console.error(error);
  const panel = document.createElement('main');
  panel.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = standaloneText.crashed;
  const retry = document.createElement('button');
  retry.textContent = standaloneText.retry;
  retry.addEventListener('click', () => location.reload());
  panel.append(title, retry);
  document.getElementById('root')?.replaceChildren(panel);
}
