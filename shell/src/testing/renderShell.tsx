import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import {
  createReadable,
  PlatformProvider,
  type PlatformV1,
  type RemoteManifest,
  type SessionUser,
} from '@athenaeum/shell-contract';
import { createTestPlatform } from '@athenaeum/shell-contract/testing';
import { createCurrentRoute } from '../app/currentRoute';
import { ShellContext, type ShellParts } from '../app/ShellContext';
import type { RegistryView, RemoteView } from '../registry/registryView';

interface Options {
  manifests?: RemoteManifest[];
  /** `testMember` by default; null for a visitor. */
  session?: SessionUser | null;
  route?: string;
  platform?: Partial<PlatformV1>;
  parts?: Partial<ShellParts>;
}

/** Renders a part of the shell with these remotes published; none of them is loaded. */
export function renderShell(
  ui: ReactElement,
  { manifests = [], session, route: path = '/', platform: own, parts: given }: Options = {},
) {
  history.replaceState(null, '', path);
  const platform = { ...createTestPlatform(session), ...own };
  const registry = createReadable<RegistryView>({
    id: 'test',
    remotes: manifests.map(remoteOf),
    quarantined: [],
  });
  const parts = {
    platform,
    registry,
    session: {
      ...platform.session,
      hasExpired: createReadable(false),
      isUnknown: createReadable(false),
    },
    route: createCurrentRoute(registry, platform.session),
    under: createReadable(null),
    ...given,
    // Parts that a test does not give are not used by what it renders.
  } as unknown as ShellParts;
  const view = render(
    <ShellContext value={parts}>
      <PlatformProvider platform={platform}>{ui}</PlatformProvider>
    </ShellContext>,
  );
  return { ...view, user: userEvent.setup(), platform, registry, parts };
}

/** A remote of which only the manifest matters. */
export const remoteOf = (manifest: RemoteManifest): RemoteView => ({
  name: manifest.name,
  version: 'v1',
  base: `/remotes/${manifest.name}/v1/`,
  entry: 'remoteEntry.js',
  chunks: [],
  integrity: {},
  manifest,
});
