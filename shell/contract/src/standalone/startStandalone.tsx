import { createRoot } from 'react-dom/client';
import { currentLanguage } from '@athenaeum/messages';
import { addFontFaces } from '@athenaeum/shared-ui/fonts';
import { GlobalStyle } from '@athenaeum/shared-ui/theme';
import type { RemoteManifest } from '../manifest';
import { findPage } from '../matchPage';
import type { Translate } from '../messages/defineTranslations';
import type { MfeLifecycles } from '../mfe/lifecycles';
import { Notifications } from '../notifications/Notifications';
import { createReadable } from '../platform/createReadable';
import type { PlatformEvent } from '../platform/platform';
import { rememberScroll } from '../routing/rememberScroll';
import { createStandalonePlatform } from './createStandalonePlatform';

interface StandaloneRemote {
  remote: MfeLifecycles & { translate?: Translate };
  manifest: RemoteManifest;
  /** The start page; paths that are no page of the remote redirect here. */
  home: string;
}

/** Runs a remote as a site of its own in `#root`, with the same lifecycles as in the shell and a small platform. */
export async function startStandalone({ remote, manifest, home }: StandaloneRemote): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('A standalone page needs an element with the id "root".');
  if (!findPage(manifest.pages, location.pathname)) history.replaceState(null, '', home);
  rememberScroll();
  addFontFaces();
  // In the shell the page is in `<main>`; here it is the whole document.
  const domElement = document.createElement('main');
  root.replaceChildren(domElement);
  const styles = document.createElement('div');
  document.body.append(styles);
  const notification = createReadable<PlatformEvent | null>(null);
  createRoot(styles).render(
    <>
      <GlobalStyle />
      <Notifications latest={notification} />
    </>,
  );
  // A page in English is better than none.
  await remote.translate?.(currentLanguage()).catch((error: unknown) => console.warn(error));
  await remote.bootstrap();
  await remote.mount({ platform: createStandalonePlatform(manifest, notification.set), domElement });
}
