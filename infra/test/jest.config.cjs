const { existsSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const path = require('node:path');
const { untransformed } = require('./untransformed.cjs');

const root = path.resolve(__dirname, '../..');
const workspaces = require('../../package.json').workspaces;
const present = (folders) => folders.filter((folder) => existsSync(path.join(root, folder)));
const here = (file) => path.join(__dirname, file);

const swc = [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const common = {
  rootDir: root,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '^.+\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: untransformed(root),
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.data/'],
  resolver: here('resolver.cjs'),
};

/** Two kinds of test: what runs on a server (with a database at TEST_MONGODB_URI) and what runs in a page. */
module.exports = {
  // A worker waits for the database and for answers a third of its time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A worker that keeps more than this of the files it ran collects garbage for longer than starting anew takes.
  workerIdleMemoryLimit: '2GB',
  // Generous: on a busy machine a test that waits for a database or a page is slow, not wrong.
  testTimeout: 30_000,
  globalSetup: here('run.setup.cjs'),
  globalTeardown: here('run.teardown.cjs'),
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: here('node.environment.cjs'),
      roots: present(['shared-ui/common', 'subgraphs', 'gateway', 'registry', 'infra', 'shell/server']),
      globalSetup: here('database.setup.cjs'),
      globalTeardown: here('database.teardown.cjs'),
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: here('dom.environment.cjs'),
      setupFilesAfterEnv: [here('web.setup.cjs')],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared-ui/common/'],
      roots: present([
        'shell/src',
        'shell/contract',
        'shared-ui',
        ...workspaces.filter((w) => w.startsWith('mfe-')),
      ]),
      moduleNameMapper: { '\\.(woff2?|svg|png|jpe?g|avif|webp|css)(\\?.*)?$': here('asset.cjs') },
    },
  ],
};
