import type { RemoteEntry } from '@athenaeum/registry';

/** The least that a version can be published as. */
export const anEntry = (version: string): RemoteEntry => ({
  name: 'mfe-one',
  version,
  contract: 1,
  entry: 'remoteEntry.js',
  exposes: [],
  files: [],
  manifest: { name: 'mfe-one', contract: 1, area: 'one', pages: [{ path: '/one', title: 'One' }] },
});
