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
  /** The remote's api, when the part under test sends requests. */
  api?: StoreApi;
  manifest?: RemoteManifest;
  /** The signed-in user; `testMember` by default, null for a visitor. */
  session?: SessionUser | null;
  route?: string;
  /** Overrides of the platform. */
  platform?: Partial<PlatformV1>;
}

/** Renders a part of a remote as in the shell. Returns Testing Library's queries, `user` to interact, and the `platform`. */
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
