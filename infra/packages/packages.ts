/** One of our packages for area teams with a repository of their own. */
export interface PublishedPackage {
  name: string;
  /** The folder of its sources, with its `package.json` where it has one. */
  folder: string;
  /** The description, for its README and its `package.json`. */
  description: string;
  /** Which of its entry points are published; all of them where left out. */
  publishesEntry?: (entry: string) => boolean;
}

/** In dependency order: each needs only those before it. */
export const PACKAGES: readonly PublishedPackage[] = [
  {
    name: '@athenaeum/messages',
    folder: 'shared-ui/messages',
    description: 'Texts as typed data, in the languages of the platform.',
  },
  {
    name: '@athenaeum/common',
    folder: 'shared-ui/common',
    description: 'Money, dates, time zones and escaping, the same in pages as on servers.',
    publishesEntry: (entry) => entry !== './server',
  },
  {
    name: '@athenaeum/kit',
    folder: 'subgraphs/kit',
    description: 'Default validation messages, for forms and servers.',
    publishesEntry: (entry) => entry === './schemaMessages',
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
    // The test helpers check answers against this repository's schema.
    publishesEntry: (entry) => entry !== './testing',
  },
  {
    name: '@athenaeum/release-protocol',
    folder: 'registry/protocol',
    description: 'What the release service and those who ship by it say to each other.',
  },
  ...['users', 'content', 'coaching', 'opportunities'].map((domain) => ({
    name: `@athenaeum/${domain}-contract`,
    folder: `subgraphs/${domain}/contract`,
    description: `Schemas, limits and lists of the domain ${domain}, the same in forms as on its servers.`,
  })),
];

/** The package that builds areas: our build as a command, with the schema that operations are checked against. */
export const REMOTE_BUILD = {
  name: '@athenaeum/remote-build',
  folder: 'infra',
  description: 'Builds an area in a repository of its own, as the platform builds its own.',
  command: { name: 'athenaeum-remote', source: 'infra/packages/remoteBuild/cli.ts' },
  /** Referred to by file name in the build configuration. */
  loaders: ['infra/webpack/tightenStyles.ts', 'infra/webpack/pinWeight.ts'],
  /** Dependencies without an import. */
  alsoNeeds: ['@swc/core', 'swc-loader', 'react-refresh'],
} as const;

/**
 * Peer dependencies: a page has them once, and an area's own code imports them too. The area installs them, in the range
 * that the shell accepts.
 */
export const PEERS: readonly string[] = [
  'react',
  'react-dom',
  'styled-components',
  '@reduxjs/toolkit',
  'react-redux',
];
