/** One of ours as a package for repositories of others. */
export interface OurPackage {
  name: string;
  /** The folder of its sources, with its `package.json` where it has one. */
  folder: string;
  /** What it is, for its README and the registry that holds it. */
  description: string;
  /** Which of its doors go along; all of them where left out. */
  hasDoor?: (door: string) => boolean;
}

/** In the order in which each needs only those before it. */
export const PACKAGES: readonly OurPackage[] = [
  {
    name: '@athenaeum/messages',
    folder: 'shared-ui/messages',
    description: 'Texts as typed data, in the languages of the platform.',
  },
  {
    name: '@athenaeum/common',
    folder: 'shared-ui/common',
    description: 'Money, dates, time zones and escaping, the same in pages as on servers.',
    hasDoor: (door) => door !== './server',
  },
  {
    name: '@athenaeum/kit',
    folder: 'subgraphs/kit',
    description: 'What a schema says where it has no sentence of its own, in forms as on servers.',
    hasDoor: (door) => door === './schemaMessages',
  },
  {
    name: '@athenaeum/shared-ui',
    folder: 'shared-ui',
    description: 'The elements that every page is made of, with theme, icons, forms and fonts.',
  },
  {
    name: '@athenaeum/shell-contract',
    folder: 'shell/contract',
    description: 'What the shell and its areas agree on: manifest, lifecycles, routing, data, slots.',
    // Its tests hold answers against the graph of this repository.
    hasDoor: (door) => door !== './testing',
  },
  ...['users', 'content', 'coaching', 'opportunities'].map((domain) => ({
    name: `@athenaeum/${domain}-contract`,
    folder: `subgraphs/${domain}/contract`,
    description: `Schemas, limits and lists of the domain ${domain}, the same in forms as on its servers.`,
  })),
];

/** How areas are built: our own build as a command, with the graph that their operations are held against. */
export const REMOTE_BUILD = {
  name: '@athenaeum/remote-build',
  folder: 'infra',
  description: 'Builds an area in a repository of its own, as the platform builds its own.',
  command: { name: 'athenaeum-remote', source: 'infra/packages/remoteBuild/cli.ts' },
  /** Named by their files where a build is configured. */
  loaders: ['infra/webpack/tightenStyles.ts', 'infra/webpack/pinWeight.ts'],
  /** Those that no import tells. */
  alsoNeeds: ['@swc/core', 'swc-loader', 'react-refresh'],
} as const;

/**
 * A page has them once, and an area's own code imports them too: whoever installs our packages says which they are, in the
 * range that the shell takes.
 */
export const PEERS: readonly string[] = [
  'react',
  'react-dom',
  'styled-components',
  '@reduxjs/toolkit',
  'react-redux',
];
