import { SUBGRAPHS } from './ports';

/** The programs of the product that are started from bundles, by their paths from the root. */
export const ENTRIES = {
  database: 'infra/database/src/main.ts',
  demoData: 'infra/start/seed.ts',
  build: 'infra/webpack/build.ts',
  compress: 'infra/webpack/compressBuilt.ts',
  gateway: 'gateway/src/main.ts',
  worker: 'gateway/worker/src/main.ts',
  releases: 'registry/service/src/main.ts',
  publish: 'registry/src/publishBuilt.cli.ts',
  shell: 'shell/server/main.ts',
  remotes: 'shell/server/remoteHost.main.ts',
} as const;

export const entryOfSubgraph = (name: (typeof SUBGRAPHS)[number]) => `subgraphs/${name}/src/main.ts`;

/** All of them: what they share is compiled once. */
export const PROGRAMS: readonly string[] = [...Object.values(ENTRIES), ...SUBGRAPHS.map(entryOfSubgraph)];
