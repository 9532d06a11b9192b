import { createRoot } from 'react-dom/client';
import { addFontFaces } from '@athenaeum/shared-ui/fonts';
import {
  createReadable,
  type FollowEvent,
  type PlatformEvent,
  PlatformProvider,
  rememberScroll,
  type UnderEvent,
} from '@athenaeum/shell-contract';
import { type CountedEvent, createAnalytics } from '../analytics/analytics';
import { trackPages } from '../analytics/trackPages';
import { START_SEARCH } from '../search/useStartOfSearch';
import { createConfirmation } from '../auth/confirmation';
import { createSessionStore } from '../auth/sessionStore';
import { createConnection } from '../connection/connection';
import { Shell } from '../layout/Shell';
import { wordsHere } from '../messages/wordsHere';
import { startFederation } from '../registry/federation';
import { createRegistryStore } from '../registry/registryStore';
import { createRemoteLoader } from '../registry/remoteLoader';
import { createSlots } from '../slots/slots';
import type { Notice } from '../watch/createNotices';
import type { Trouble } from '../watch/watchAreas';
import { createAreas } from './areas';
import { createCurrentRoute } from './currentRoute';
import { createPlatform } from './createPlatform';
import { followLinks } from './followLinks';
import { fontsHere } from './fontsHere';
import { ShellContext, type ShellParts } from './ShellContext';
import { showShellFailure } from './showShellFailure';

const BELL_DELAY_MS = 5000;

type Heard = (event: PlatformEvent) => void;

/** Mounts the shell, then starts the area of the address. */
export function start(): void {
  startFederation();
  const registry = createRegistryStore();
  const session = createSessionStore();
  const route = createCurrentRoute(registry, session);
  const loader = createRemoteLoader(registry);
  const connection = createConnection();
  const notification = createReadable<PlatformEvent | null>(null);
  const notice = createReadable<Notice | null>(null);
  const under = createReadable<UnderEvent | null>(null);
  const track = createAnalytics();
  const slots = createSlots({ registry, session, route, loader, platform: () => platform });
  const confirmation = createConfirmation();
  const platform = createPlatform({
    registry,
    session,
    confirmIdentity: confirmation.ask,
    fillSlot: slots.fill,
    onEvent: (event) => heard[event.type]?.(event),
  });
  const heard: Record<string, Heard> = {
    crash: ({ remote, error }) => areas.get(String(remote))?.crashed(error),
    startSearch: () => dispatchEvent(new Event(START_SEARCH)),
    slotCrash: ({ element, error }) => slots.crashed(element, error),
    answer: connection.heard as Heard,
    notify: notification.set,
    under: under.set as Heard,
    track: ({ tracked }) => track(tracked as CountedEvent),
    follow: (event) =>
      void import('../live/live').then(({ follow }) => follow(event as FollowEvent, session), nothing),
  };
  // Loaded at the first interaction or failure, or when the page has long had what it shows.
  const nothing = () => undefined;
  const watch = (...what: Trouble | [Event] | []) =>
    void import('./begin').then(
      ({ begin }) => begin({ registry, route, loader, areas, notice, platform }, ...what),
      nothing,
    );
  for (const type of ['pointerdown', 'keydown', 'error', 'unhandledrejection'])
    addEventListener(type, watch, { once: true });
  // Its worker answers from what is kept: the page says so at once.
  navigator.serviceWorker?.addEventListener('message', () => watch(), { once: true });
  setTimeout(watch, BELL_DELAY_MS);
  const areas = createAreas({ registry, loader, route, platform, onTrouble: watch });
  const parts: ShellParts = {
    registry,
    session,
    route,
    areas,
    platform,
    loader,
    connection,
    confirmation,
    notification,
    notice,
    under,
  };

  // In the background; the page keeps its first paint until fonts and translations are ready.
  const removeFontFaces = addFontFaces();
  void Promise.all([fontsHere(), wordsHere(registry.get())]).then(([areHere]) => {
    // Fonts that arrive later are used from the next page load on, against layout shift.
    if (!areHere) removeFontFaces();
    createRoot(document.getElementById('root')!, { onUncaughtError: showShellFailure }).render(
      <ShellContext value={parts}>
        <PlatformProvider platform={platform}>
          <Shell />
        </PlatformProvider>
      </ShellContext>,
    );
  });
  followLinks({ registry, session, loader, platform });
  rememberScroll();
  trackPages({ route, registry }, track);
  areas.start();
}
