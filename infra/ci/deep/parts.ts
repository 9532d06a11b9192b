import { existsSync } from 'node:fs';
import { missingHere as missingForImages } from '../../images/engine';
import { missingHere as missingForOneMachine } from '../../machine/proof/missing';
import { missingHere } from '../../production/others/debianPackages';

/** A proof that takes too long to run for each change. */
export interface DeepPart {
  name: string;
  about: string;
  /** Folders and files that it proves: while none of them changed, neither does its outcome. */
  covers: readonly string[];
  /** Scripts, one after the other; each ends with 1 when something is wrong. */
  commands: readonly (readonly string[])[];
  /** Minutes it takes, about, on two cores. */
  minutes: number;
  /** CI runs it whenever what it covers has changed; otherwise it is for `npm run test:deep`. */
  isForCi: boolean;
  /** For how many minutes CI does, where its commands have `--minutes` and theirs are too many. */
  minutesInCi?: number;
  /** A required environment variable, and its meaning. */
  needs?: { variable: string; about: string };
  /** What is missing on this machine for it to run, null when nothing is. */
  missing?(): string | null;
}

const DATABASE = ['infra/database/src', 'infra/database/package.json'];
const SERVERS = [
  'gateway/src',
  'gateway/graph/src',
  'gateway/bff/src',
  'gateway/worker/src',
  'subgraphs',
  'infra/database/src',
  'infra/processes',
];

export const deepParts: readonly DeepPart[] = [
  {
    name: 'dependencies',
    about: 'licences of all libraries, and known holes in those of production where the registry answers',
    covers: [
      'package-lock.json',
      'infra/deployment/licences.ts',
      'infra/deployment/licences.cli.ts',
      'infra/deployment/audit.ts',
      'infra/deployment/audit.cli.ts',
    ],
    commands: [['infra/deployment/licences.cli.ts'], ['infra/deployment/audit.cli.ts']],
    minutes: 1,
    isForCi: true,
  },
  {
    name: 'conformance',
    about: "MongoDB's own driver tests against the embedded database",
    covers: [...DATABASE, 'infra/database/conformance'],
    commands: [['infra/database/conformance/run.ts']],
    minutes: 2,
    isForCi: true,
    needs: {
      variable: 'MONGODB_SPECIFICATIONS',
      about: 'a folder with the suites of MongoDB’s specifications (crud, transactions, retryable-writes)',
    },
  },
  {
    name: 'durability',
    about: 'the embedded database killed while it writes, again and again',
    covers: [...DATABASE, 'infra/database/durability'],
    commands: [['infra/database/durability/run.ts', '20']],
    minutes: 3,
    isForCi: true,
  },
  {
    name: 'query-fuzz',
    about: 'indexed answers of the embedded database against scanned ones',
    covers: [...DATABASE, 'infra/database/fuzz'],
    commands: [['infra/database/fuzz/run.ts', '120']],
    minutes: 3,
    isForCi: true,
  },
  {
    name: 'generators',
    about: 'one thing of each kind generated in a copy, held as npm run verify does, the new area opened',
    covers: [
      'infra/generators',
      'infra/codegen',
      'infra/docker/compose.yaml',
      'infra/k8s',
      'infra/lint',
      'infra/deployment',
      'infra/start',
      'infra/webpack',
      'gateway/src/access',
      'mfe-learning/package.json',
      'mfe-learning/src/Root.tsx',
      'mfe-learning/src/manifest.ts',
      'mfe-learning/src/prefetch.ts',
      'mfe-*/src/messages/*',
      'package.json',
      'shell/contract',
      'shell/e2e/fixtures',
      'shell/src/registry',
      'subgraphs/kit/src',
      'subgraphs/*/src/index.ts',
      'subgraphs/*/src/resolvers.ts',
      'subgraphs/*/src/modules/personalData/*',
      'subgraphs/content/src/modules/bookmark',
      'subgraphs/users/src/modules/leaving',
      'subgraphs/opportunities/package.json',
      'shared-ui/src',
    ],
    commands: [['infra/generators/prove.ts']],
    minutes: 3,
    isForCi: true,
  },
  {
    name: 'dev',
    about: 'an area team’s loop in a copy: edits, mistakes, servers and types that follow, and Ctrl-C',
    covers: ['infra/dev', 'infra/webpack', 'infra/start', 'shell/server', 'package-lock.json'],
    commands: [['infra/dev/testing/prove.ts']],
    minutes: 3,
    isForCi: true,
  },
  {
    name: 'outside-area',
    about:
      'an area in a repository of its own: packed, installed, typed, live in a shell, built, deployed with a key, opened, taken back',
    covers: [
      'infra/packages',
      'infra/dev/live',
      'infra/webpack',
      'infra/codegen',
      'registry',
      'infra/releases',
      'shared-ui/package.json',
      'shared-ui/src',
      'shared-ui/messages',
      'shared-ui/common',
      'shell/contract',
      'shell/src/registry',
      'subgraphs/kit/src/schemaMessages.ts',
      'subgraphs/*/contract',
      'package-lock.json',
    ],
    commands: [['infra/packages/prove.ts']],
    minutes: 3,
    isForCi: true,
  },
  {
    name: 'production',
    about:
      'every compiled server with what its container is given: the first admin, a deploy, each page, closed doors',
    covers: [
      ...SERVERS,
      'gateway/*/package.json',
      'registry',
      'shell/server',
      'infra/admin',
      'infra/deployment',
      'infra/docker',
      'infra/production',
      'infra/releases',
      'infra/servers',
      'package-lock.json',
    ],
    commands: [['infra/webpack/build.ts'], ['infra/servers/build.ts'], ['infra/production/check.ts']],
    minutes: 5,
    isForCi: true,
  },
  {
    name: 'runbook',
    about: 'the commands that the runbook and its neighbours have people type, each as it is written there',
    covers: [
      ...SERVERS,
      'infra/admin',
      'infra/backup',
      'infra/deployment',
      'infra/migrations',
      'infra/releases',
      'infra/runbook',
      'infra/secrets',
      'infra/start',
      'registry',
      'package.json',
      'package-lock.json',
    ],
    commands: [['infra/runbook/prove.ts']],
    minutes: 10,
    isForCi: false,
  },
  {
    name: 'production-outside',
    about:
      'one machine as its guide has it, among systems of others: nginx, Postfix, Redis, an S3 server, an OpenID provider, Chromium by https',
    covers: [...SERVERS, 'infra/machine', 'infra/production', 'shell/server', 'package-lock.json'],
    commands: [['infra/webpack/build.ts'], ['infra/servers/build.ts'], ['infra/production/others/check.ts']],
    minutes: 8,
    isForCi: false,
    missing: missingHere,
  },
  {
    name: 'manifests',
    about:
      'base and overlays rendered by kustomize, held against the schemas of Kubernetes; the guides’ commands, by kubectl',
    covers: ['infra/guides', 'infra/k8s'],
    commands: [['infra/k8s/proof/prove.ts']],
    minutes: 1,
    isForCi: false,
  },
  {
    name: 'one-machine',
    about:
      'what its guide and the runbook have typed into certbot, nginx and mongosh, as it is written; units, by systemd',
    covers: ['infra/database/src', 'infra/guides', 'infra/machine'],
    commands: [['infra/machine/proof/prove.ts']],
    minutes: 1,
    isForCi: false,
    missing: missingForOneMachine,
  },
  {
    name: 'alert-rules',
    about: 'alerts and objectives, by the promtool of Prometheus',
    covers: ['infra/observability'],
    commands: [['infra/observability/check.ts']],
    minutes: 1,
    isForCi: false,
    missing: () =>
      existsSync('/usr/bin/promtool')
        ? null
        : 'it needs Debian’s apt-get install prometheus, for its promtool',
  },
  {
    name: 'backups',
    about:
      'demo data backed up into an S3 server of others, drilled, restored from it alone; wrong keys, cuts, refusals, a full disk',
    covers: ['infra/backup', 'infra/database/src', 'gateway/bff/src/files/storage', 'package-lock.json'],
    commands: [['infra/backup/sealed/prove.ts']],
    minutes: 4,
    isForCi: false,
  },
  {
    name: 'images',
    about:
      'every image built without Docker, all of compose.yaml brought up, a member’s journey, an end within its time',
    covers: [
      ...SERVERS,
      'gateway/*/package.json',
      'registry',
      'shell',
      'shared-ui/src',
      'mfe-*/src',
      'infra/docker',
      'infra/images',
      'infra/k8s/base',
      'infra/servers',
      'infra/webpack',
      'package-lock.json',
    ],
    commands: [['infra/images/prove.ts']],
    minutes: 25,
    isForCi: false,
    missing: missingForImages,
  },
  {
    name: 'nodes',
    about: 'the product started, and all unit tests, on each version of Node that is supported',
    covers: [
      ...SERVERS,
      'infra/nodes',
      'infra/start',
      'infra/processes',
      'registry',
      'shell/server',
      'package-lock.json',
    ],
    commands: [['infra/nodes/prove.ts']],
    minutes: 45,
    isForCi: false,
  },
  {
    name: 'input-fuzz',
    about: 'every operation and route with inputs that nobody sends',
    covers: [...SERVERS, 'gateway/safety', 'gateway/testing'],
    commands: [['infra/faults/fuzz.ts', '--rounds', '40', '--seed', 'deep']],
    minutes: 15,
    isForCi: false,
  },
  {
    name: 'faults',
    about: 'each part killed, suspended, slow, hanging and failing under work',
    covers: [...SERVERS, 'infra/faults', 'shell/server'],
    commands: [['infra/faults/faults.ts']],
    minutes: 45,
    isForCi: false,
  },
  {
    name: 'histories',
    about:
      'two instances of each service killed, paused and cut off; what was answered judged per seat, slot and ledger',
    covers: [
      ...SERVERS,
      'infra/histories',
      'infra/faults/proxy.ts',
      'infra/faults/checks',
      'infra/ci/deep/minutes.ts',
    ],
    commands: [['infra/histories/histories.ts', '--minutes', '30']],
    minutes: 31,
    isForCi: true,
    minutesInCi: 2,
  },
  {
    name: 'refunds',
    about:
      'staff refund what was bought while gateways, workers, subgraphs and the database are killed; all and the provider agree',
    covers: [
      ...SERVERS,
      'infra/refunds',
      'infra/histories/cluster.ts',
      'infra/histories/nemesis',
      'gateway/testing/fakeStripe.ts',
      'shared-ui/common/src/refund.ts',
      'infra/ci/deep/minutes.ts',
    ],
    commands: [['infra/refunds/refunds.ts', '--minutes', '6']],
    minutes: 9,
    isForCi: true,
    minutesInCi: 1,
  },
  {
    name: 'area-release',
    about:
      'a breaking change of a page, its subgraph and its data released as one under load: it returns by itself, and succeeds',
    covers: [...SERVERS, 'registry/src', 'shell/server', 'infra/releases', 'infra/migrations'],
    commands: [['infra/releases/proof/prove.ts']],
    minutes: 12,
    isForCi: false,
  },
  {
    name: 'upgrade',
    about:
      'each kind of process exchanged for that of another release under load, in the order of its guide, and back again',
    covers: [
      ...SERVERS,
      'infra/faults',
      'infra/releases/proof/visitors.ts',
      'infra/servers',
      'infra/upgrades',
      'package-lock.json',
      'registry',
      'shell/server',
    ],
    commands: [['infra/upgrades/prove.ts']],
    minutes: 10,
    isForCi: false,
  },
  {
    name: 'stock-engine',
    about: 'the main path of every area through Apollo’s own gateway, each answer compared with ours',
    covers: [
      'gateway/graph/src',
      'gateway/supergraph.graphql',
      'shell/e2e/specs',
      'infra/ci/deep/stockEngine.ts',
    ],
    commands: [['infra/ci/deep/stockEngine.ts']],
    minutes: 8,
    isForCi: false,
  },
  {
    name: 'mutation',
    about: 'rules changed one by one: policies, seats, ledger, bookings, orders',
    covers: ['subgraphs', 'gateway/bff/src/billing', 'infra/mutation'],
    commands: [['infra/mutation/run.ts']],
    minutes: 60,
    isForCi: false,
  },
  {
    name: 'soak',
    about:
      'an hour at half of what saturates, two of each, restarted in its middle: memory, errors, what was acknowledged',
    covers: [...SERVERS, 'infra/bench/load'],
    commands: [['infra/bench/load/load.ts', 'soak', '--minutes', '60']],
    minutes: 70,
    isForCi: false,
  },
];
