import type { RemoteEntry } from '@athenaeum/registry';

/** A minimal publishable version. */
export const anEntry = (version: string): RemoteEntry => ({
  name: 'mfe-one',
  version,
  contract: 1,
  entry: 'remoteEntry.js',
  exposes: [],
  files: [],
  manifest: { name: 'mfe-one', contract: 1, area: 'one', pages: [{ path: '/one', title: 'One' }] },
});
