import { CONTRACT_VERSION, OLDEST_CONTRACT, DROPPED_LIBRARIES } from '@athenaeum/shell-contract/manifest';
import webpack from 'webpack';
import { containerOf } from '../webpack/federation';
import { type ContractBuild, contractOfSource } from '../webpack/contractBuild';
import { SHARED_LIBRARIES, singletons, storeLibraries } from '../webpack/shared';

/** As a team builds that is a version behind: with webpack's own containers, and the libraries of the store by their own names. */
const previous: ContractBuild = {
  ...contractOfSource,
  version: OLDEST_CONTRACT,
  sharedModules: (root) => singletons(root, [...SHARED_LIBRARIES, ...DROPPED_LIBRARIES[OLDEST_CONTRACT]!]),
  manifestOf: (manifest) => ({ ...manifest, contract: OLDEST_CONTRACT }),
  container: (app, shared) => [new webpack.container.ModuleFederationPlugin({ ...containerOf(app), shared })],
};

const NEXT = 'shell/contract/versions/next';

/**
 * As a team builds that is a version ahead, and still wants to be held by today's shell: it asks for more in each way in which
 * a contract can grow.
 */
const next: ContractBuild = {
  version: CONTRACT_VERSION + 1,
  sharedModules: (root, app) => ({
    ...singletons(root, SHARED_LIBRARIES),
    ...storeLibraries(root, app, { file: `${NEXT}/storeLibraries`, version: '1.1.0' }),
  }),
  manifestOf: (manifest) => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, summary: 'What it is about' })),
    slots: [...(manifest.slots ?? []), ...(manifest.slots ?? []).map((slot) => ({ ...slot, version: 2 }))],
  }),
  replaced: {
    'shell/contract/src/api/storeLibraries.ts': `${NEXT}/storeLibraries.ts`,
    'shell/contract/src/api/ApiProvider.tsx': `${NEXT}/ApiProvider.tsx`,
    'shell/contract/src/notifications/useNotify.ts': `${NEXT}/useNotify.ts`,
  },
};

/** Contracts beside this source's that a build can have. */
export const contracts = { previous, next } as const;
