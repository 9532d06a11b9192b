export interface Zone {
  /** A folder from the root; `*` stands for any name. The most specific zone of a file counts. */
  zone: string;
  /** Our packages that it may import, besides its own. `*` as above. */
  mayImport: readonly string[];
  /** Single doors of packages that it may not import otherwise. */
  doors?: readonly string[];
  /** Our packages that its tests may import beside those. */
  testsMayImport?: readonly string[];
  /** The only other packages it may import; anything when left out. */
  libraries?: readonly string[];
  /** Folders outside of it that a relative path may lead to; where left out, any of the same package. */
  paths?: readonly string[];
  /** Where to go instead: the end of the message when something else is imported. */
  instead: string;
}

export interface Layer {
  /** A folder of an area's `src`. */
  layer: string;
  mayImport: readonly string[];
  /** Its folders do not know each other, and are entered by their index only. */
  separate?: boolean;
  instead: string;
}

/** Who may import what of ours. Types count: what is known by its type is known. */
export const zones: readonly Zone[] = [
  {
    zone: 'shared-ui/messages',
    mayImport: [],
    libraries: ['node:async_hooks'],
    instead: 'Messages are plain data and need neither a browser nor a server.',
  },
  {
    zone: 'shared-ui/messages/src/testing',
    mayImport: [],
    libraries: ['node:fs', 'node:path'],
    instead: 'Checks of catalogues read messages and the files that define them.',
  },
  {
    zone: 'shared-ui/common',
    mayImport: ['@athenaeum/messages'],
    libraries: ['zod'],
    instead: 'What pages and servers share needs neither a browser nor a server.',
  },
  {
    zone: 'shared-ui/common/src/server',
    mayImport: [],
    libraries: ['node:http', 'node:timers'],
    instead: 'What every server of ours does needs Node alone, and no framework.',
  },
  {
    zone: 'mfe-*',
    mayImport: [
      '@athenaeum/shell-contract',
      '@athenaeum/shared-ui',
      '@athenaeum/messages',
      '@athenaeum/common',
      '@athenaeum/*-contract',
    ],
    instead:
      "An area asks for data with a .graphql operation, meets the shell in @athenaeum/shell-contract, and shares limits and schemas with its domain in the domain's contract.",
  },
  {
    zone: 'mfe-admin',
    mayImport: [
      '@athenaeum/shell-contract',
      '@athenaeum/shared-ui',
      '@athenaeum/messages',
      '@athenaeum/common',
      '@athenaeum/*-contract',
    ],
    testsMayImport: ['@athenaeum/release-protocol'],
    instead: 'The staff’s area asks for data with a .graphql operation, and ships nothing of the servers.',
  },
  {
    zone: 'shell',
    mayImport: [
      '@athenaeum/shell-contract',
      '@athenaeum/shared-ui',
      '@athenaeum/messages',
      '@athenaeum/common',
    ],
    instead:
      'The shell knows areas by their manifests in the registry, and asks for data with a .graphql operation.',
  },
  {
    zone: 'shell/server',
    mayImport: [
      '@athenaeum/shell-contract',
      '@athenaeum/shared-ui',
      '@athenaeum/messages',
      '@athenaeum/common',
      '@athenaeum/registry',
    ],
    doors: ['@athenaeum/kit/telemetry'],
    instead:
      "The shell's server reads remotes through @athenaeum/registry and forwards the rest to the gateway over HTTP.",
  },
  {
    zone: 'shell/e2e',
    mayImport: [],
    paths: ['infra/ci', 'infra/pages', 'infra/test'],
    instead: 'A journey uses public addresses, what is on the screen and the demo names.',
  },
  {
    zone: 'shell/contract',
    mayImport: ['@athenaeum/shared-ui', '@athenaeum/messages', '@athenaeum/common'],
    instead: 'The contract is what areas and shell agree on; it builds on @athenaeum/shared-ui alone.',
  },
  {
    zone: 'shared-ui',
    mayImport: ['@athenaeum/messages', '@athenaeum/common'],
    instead: 'An element gets data and callbacks by its props.',
  },
  {
    zone: 'shared-ui/src/forms',
    mayImport: ['@athenaeum/kit', '@athenaeum/messages'],
    instead: 'A form shares with the servers only what a schema says (@athenaeum/kit/schemaMessages).',
  },
  {
    zone: 'shared-ui/catalogue',
    mayImport: [],
    paths: ['infra/ci', 'infra/webpack'],
    instead: 'A test of the catalogue looks at the built site, as a person would.',
  },
  {
    zone: 'subgraphs/kit',
    mayImport: ['@athenaeum/common'],
    instead: 'The kit is plumbing that knows no domain; a domain hands it what it needs.',
  },
  {
    zone: 'subgraphs/*',
    mayImport: ['@athenaeum/kit', '@athenaeum/common', '@athenaeum/{1}-contract'],
    instead: "Another domain's object is { __typename, id }: the gateway asks its subgraph for the rest.",
  },
  {
    zone: 'subgraphs/*/contract',
    mayImport: ['@athenaeum/common'],
    libraries: ['zod'],
    instead: 'A contract is schemas, limits and lists, and needs zod and common only.',
  },
  {
    zone: 'gateway',
    mayImport: [
      '@athenaeum/kit',
      '@athenaeum/messages',
      '@athenaeum/common',
      '@athenaeum/*-contract',
      '@athenaeum/graph',
      '@athenaeum/bff',
      '@athenaeum/worker',
      '@athenaeum/registry',
    ],
    testsMayImport: ['@athenaeum/gateway-testing'],
    instead: 'The gateway is put together of the graph, the routes and the worker, each by its door.',
  },
  {
    zone: 'gateway/graph',
    mayImport: [
      '@athenaeum/kit',
      '@athenaeum/messages',
      '@athenaeum/common',
      '@athenaeum/*-contract',
      '@athenaeum/*-subgraph',
      '@athenaeum/registry',
    ],
    testsMayImport: ['@athenaeum/gateway-testing'],
    instead:
      "The graph reaches domains through their subgraphs' doors, and knows neither routes nor jobs: they hand it what it needs.",
  },
  {
    zone: 'gateway/bff',
    mayImport: [
      '@athenaeum/kit',
      '@athenaeum/messages',
      '@athenaeum/common',
      '@athenaeum/*-contract',
      '@athenaeum/graph',
      '@athenaeum/registry',
    ],
    // Drawn without a browser: mail shows the art of the pages.
    doors: ['@athenaeum/shared-ui/art'],
    testsMayImport: ['@athenaeum/gateway-testing', '@athenaeum/*-subgraph'],
    instead:
      'A route asks the graph, or a subgraph through @athenaeum/graph/subgraphs, and reads of remotes what @athenaeum/registry says.',
  },
  {
    zone: 'gateway/worker',
    mayImport: [
      '@athenaeum/kit',
      '@athenaeum/common',
      '@athenaeum/*-contract',
      '@athenaeum/graph',
      '@athenaeum/bff',
    ],
    testsMayImport: ['@athenaeum/gateway-testing'],
    instead:
      'A job asks a subgraph through @athenaeum/graph/subgraphs, and sends by the channels of @athenaeum/bff/delivery.',
  },
  {
    zone: 'gateway/testing',
    mayImport: [
      '@athenaeum/kit',
      '@athenaeum/*-contract',
      '@athenaeum/*-subgraph',
      '@athenaeum/gateway',
      '@athenaeum/graph',
      '@athenaeum/registry',
    ],
    instead:
      'A test world starts the gateway as it is started in production, on subgraphs and systems of its own.',
  },
  {
    zone: 'gateway/safety',
    mayImport: ['@athenaeum/*'],
    instead: 'What looks for leaks everywhere may look everywhere, through doors.',
  },
  {
    zone: 'infra',
    mayImport: ['@athenaeum/*'],
    instead: 'Import through the door of the package.',
  },
  {
    zone: 'infra/database',
    mayImport: [],
    instead: 'The database knows no collection of the product.',
  },
  {
    zone: 'registry',
    mayImport: ['@athenaeum/shell-contract', '@athenaeum/common'],
    instead:
      'The registry knows a remote by its build and its manifest (@athenaeum/shell-contract/manifest).',
  },
  {
    zone: 'registry/protocol',
    mayImport: [],
    libraries: ['jose', 'zod', 'node:crypto'],
    instead: 'What both ends of a release say to each other needs neither of them.',
  },
  {
    zone: 'registry/service',
    mayImport: ['@athenaeum/common', '@athenaeum/kit', '@athenaeum/registry', '@athenaeum/release-protocol'],
    instead: 'The release service publishes through @athenaeum/registry, and asks the gateway over HTTP.',
  },
];

/** Inside an area: pages are composed from features, features from components. */
export const layers: readonly Layer[] = [
  {
    layer: 'routes',
    mayImport: ['features', 'components'],
    instead: 'What several pages need is a feature or a component.',
  },
  {
    layer: 'features',
    mayImport: ['components'],
    separate: true,
    instead: 'What two features need moves to components/; what joins them is the page in routes/.',
  },
  {
    layer: 'components',
    mayImport: [],
    instead: 'A component gets what it shows by its props.',
  },
];
