import { createRoot } from 'react-dom/client';
import { FontFaces } from '@athenaeum/shared-ui/fonts';
import { GlobalStyle } from '@athenaeum/shared-ui/theme';
import type { RemoteManifest } from '../manifest';
import { findPage } from '../matchPage';
import type { MfeLifecycles } from '../mfe/lifecycles';
import { rememberScroll } from '../routing/rememberScroll';
import { createStandalonePlatform } from './createStandalonePlatform';

interface StandaloneRemote {
  remote: MfeLifecycles;
  manifest: RemoteManifest;
  /** Where the site begins: any address that is no page of the remote leads here. */
  home: string;
}

/** Runs a remote as a site of its own in `#root`: the same lifecycles as in the shell, with a small real platform. */
export async function startStandalone({ remote, manifest, home }: StandaloneRemote): Promise<void> {
  const domElement = document.getElementById('root');
  if (!domElement) throw new Error('A standalone page needs an element with the id "root".');
  if (!findPage(manifest.pages, location.pathname)) history.replaceState(null, '', home);
  rememberScroll();
  const styles = document.createElement('div');
  document.body.append(styles);
  createRoot(styles).render(
    <>
      <FontFaces />
      <GlobalStyle />
    </>,
  );
  await remote.bootstrap();
  await remote.mount({ platform: createStandalonePlatform(manifest), domElement });
}
