import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ApiProvider } from '../api/ApiProvider';
import type { StoreApi } from '../api/createRemoteStore';
import type { RemoteManifest } from '../manifest';
import { MfeContext } from '../mfe/MfeContext';
import { PlatformProvider } from '../platform/PlatformProvider';
import type { PlatformV1, SessionUser } from '../platform/platform';
import { RemoteRouter } from '../routing/RemoteRouter';
import { createTestPlatform } from './createTestPlatform';

interface Options {
  /** The remote's api, when the part under test sends anything. */
  api?: StoreApi;
  manifest?: RemoteManifest;
  /** Who is signed in: `testMember` unless said; null for a visitor. */
  session?: SessionUser | null;
  route?: string;
  /** Parts of the platform that the test wants to see or change. */
  platform?: Partial<PlatformV1>;
}

/** Renders a part of a remote as the shell would hold it. Answers the queries, a `user` to act, and the `platform`. */
export function renderRemote(
  ui: ReactElement,
  { api, manifest, session, route = '/', platform: own }: Options = {},
) {
  history.replaceState(null, '', route);
  const platform = { ...createTestPlatform(session), ...own };
  const routed = <RemoteRouter>{ui}</RemoteRouter>;
  const view = render(
    <PlatformProvider platform={platform}>
      <MfeContext value={manifest ?? null}>
        {api ? <ApiProvider api={api}>{routed}</ApiProvider> : routed}
      </MfeContext>
    </PlatformProvider>,
  );
  return { ...view, user: userEvent.setup(), platform };
}
