import { ofOthers } from './ofOthers';

/** Where a command of a page was executed. */
export type Proof =
  /** As written: this file takes it from the page by `asWritten`. */
  | { run: string }
  /** It is itself a part of the deep tests, or begins one. */
  | { part: string }
  /** This file runs the same program with the same kinds of arguments, but not through npm or not on such a machine. */
  | { same: string }
  /** A part of another command here, which the page only mentions. */
  | { of: string }
  /** A program of others; `run` is where it was executed as written, null where nothing has. */
  | { others: string | null }
  /** Typed as written on this day, on a machine set up by the page; no proof repeats it. */
  | { byHand: string }
  /** Executed by nothing; the reason. */
  | { not: string };

const PROVE = { run: 'infra/runbook/prove.ts' };
const KEYS = { run: 'infra/runbook/keys.ts' };
const RELEASES = { run: 'infra/runbook/releases.ts' };
const DATA = { run: 'infra/runbook/data.ts' };
const BACKUPS = { run: 'infra/backup/sealed/prove.ts' };
const AREA_RELEASE = { same: 'infra/releases/proof/prove.ts' };
const MACHINE = { same: 'infra/production/others/machine.ts' };
const OUTSIDE_AREA = { same: 'infra/packages/prove.ts' };
const IMAGES = { part: 'images' };
const BY_HAND = { byHand: '2026-11-28' };
const FOREGROUND = { not: 'for the one who changes the code: run by everybody, checked by nothing' };

/** Every command of ours on the pages for operators. */
const ours = {
  'npm start': PROVE,
  'npm run admin -- ada@example.org Ada Lovelace': KEYS,
  'npm run admin --': { of: 'npm run admin -- ada@example.org Ada Lovelace' },
  'node dist/servers/admin/main.mjs': { same: 'infra/production/startProduction.ts' },
  'npm run release:keys -- add <public part> --name "Ada\'s laptop" --areas mfe-book-club --rights deploy,canary,promote,preview,rollback --days 180':
    KEYS,
  'npm run release:keys -- add <public part> --name "Ada\'s laptop" --areas mfe-book-club --rights deploy,canary,promote,preview,rollback':
    KEYS,
  'npm run release:keys -- list': KEYS,
  'npm run release:keys -- revoke <id>': KEYS,
  'npm run keys:push': KEYS,
  'npm run keys:build -- release.pem': KEYS,
  'npm run keys:rotate -- secrets.env': KEYS,
  'npm run keys:rotate -- secrets.env --drop': KEYS,
  'npm run keys:rotate -- /etc/athenaeum/secrets.env': KEYS,
  'npm run sign': KEYS,
  'npm run --silent sbom > athenaeum.cdx.json': KEYS,
  'npm run audit:verify': KEYS,
  'npm run audit:verify -- 412:<digest>': KEYS,
  'npm audit': { same: 'infra/deployment/audit.cli.ts' },
  'curl -si -X POST -H "authorization: Bearer $CRM_TOKEN" -H "content-type: application/json" -d \'{}\' "$CRM_URL/webhooks/salesforce/bookmark"':
    KEYS,

  'npm run deploy -- mfe-learning --canary 10': RELEASES,
  'npm run deploy -- mfe-mentoring': RELEASES,
  'npm run deploy -- mfe-mentoring --canary 10': RELEASES,
  'npm run deploy -- mfe-mentoring --promote': RELEASES,
  'npm run deploy -- mfe-mentoring --ramp 5,25,100': RELEASES,
  'npm run deploy -- mfe-mentoring --preview': RELEASES,
  'npm run deploy -- mfe-...': { of: 'npm run deploy -- mfe-mentoring' },
  'npm run rollback -- mfe-learning': RELEASES,
  'npm run rollback -- mfe-mentoring': RELEASES,
  'npm run rollback -- mfe-mentoring --preview': RELEASES,
  'npm run rollback -- area coaching': RELEASES,
  'npm run kill -- mfe-learning <version> "why"': RELEASES,
  'npm run kill -- mfe-coaching <version> "why"': RELEASES,
  'npm run kill -- mfe-coaching <version> --undo': RELEASES,
  'npm run deploy -- area coaching …': {
    of: 'npm run deploy -- area coaching --subgraph http://127.0.0.1:4103/graphql --canary 10',
  },
  'npm run deploy -- area <area>': {
    of: 'npm run deploy -- area coaching --subgraph http://127.0.0.1:4103/graphql --canary 10',
  },
  'npm run deploy -- area coaching --subgraph http://127.0.0.1:4103/graphql --canary 10': AREA_RELEASE,
  'npm run deploy -- area coaching --promote': AREA_RELEASE,
  'npm run deploy -- area coaching --settle': AREA_RELEASE,
  'npm run deploy -- area coaching --contract': AREA_RELEASE,
  'npm run release -- deploy --area mfe-learning --built dist/mfe-learning --canary 10': {
    same: 'infra/packages/prove.ts',
  },

  'npm run migrate -- rehearse': DATA,
  'npm run migrate -- rehearse users 0001': DATA,
  'npm run migrate -- status': DATA,
  'npm run migrate -- expand': DATA,
  'npm run migrate -- back coaching 0001': DATA,
  'npm run migrate -- back coaching 0002': DATA,
  'npm run migrate -- contract coaching 0001 --no-live-version-needs-it': DATA,
  'npm run check:schema': { of: 'npm run check:schema -- <subgraph>' },
  'npm run check:schema -- <subgraph>': DATA,
  'npm run backup -- backups/2026-11-22': DATA,
  'npm run restore -- backups/2026-11-22 --check': DATA,
  'npm run restore -- backups/2026-11-22': DATA,
  'npm run restore': { of: 'npm run restore -- backups/2026-11-22' },
  'npm run restore -- --decisions-since 2026-11-27T09:30:00Z': DATA,
  'npm run backup -- key backup.key': BACKUPS,
  'npm run backup -- send': BACKUPS,
  'npm run backup -- list': BACKUPS,
  'npm run backup -- drill': BACKUPS,
  'npm run backup -- fetch latest backups/fetched': BACKUPS,
  'cat part-*.tar.age | age -d -i backup.key | tar -x': BACKUPS,

  'npm run build && npm run build:servers && node --import tsx infra/production/check.ts': {
    part: 'production',
  },
  'npm run build': { part: 'production' },
  'npm run build:servers': { part: 'production' },
  'node --import tsx infra/production/check.ts': { part: 'production' },
  'npm run test:production': { part: 'production-outside' },
  'npm run test:images': IMAGES,
  'npm run test:images -- --built': { not: 'the same proof with images that are there' },
  'npm run test:images -- gateway users': { not: 'the same proof, of some services' },
  'npm run test:manifests': { part: 'manifests' },
  'npm run test:deep -- backups': { part: 'backups' },
  'npm run test:deep -- images': IMAGES,
  'npm run test:deep -- one-machine': { part: 'one-machine' },
  'npm run test:deep -- outside-area': { part: 'outside-area' },
  'npm run test:deep -- upgrade': { part: 'upgrade' },
  'npm run test:deep -- refunds': { part: 'refunds' },
  'npm run test:deep -- runbook': { part: 'runbook' },
  'node --import tsx infra/upgrades/prove.ts --from <commit>': { part: 'upgrade' },
  'node --import tsx infra/faults/faults.ts': { part: 'faults' },
  'node --import tsx infra/histories/histories.ts': { part: 'histories' },
  'node --import tsx infra/faults/rollingRestart.ts': { not: 'a proof itself, in no part of the deep tests' },
  'node --import tsx infra/faults/deployUnderLoad.ts': {
    not: 'a proof itself, in no part of the deep tests',
  },

  'athenaeum PROGRAM ...': MACHINE,
  'athenaeum publish': MACHINE,
  'athenaeum admin ada@example.org Ada Lovelace': { same: 'infra/production/others/staff.ts' },
  'athenaeum admin': { of: 'athenaeum admin ada@example.org Ada Lovelace' },
  'athenaeum migrate': BY_HAND,
  'athenaeum backup key /etc/athenaeum/backup.key': BY_HAND,
  'athenaeum backup /var/lib/athenaeum/backups/today': BY_HAND,
  'athenaeum audit-verify': BY_HAND,
  'npm ci': { not: 'the first step of CI (.ci/run)' },
  'runuser -u athenaeum -- npm ci': { byHand: '2026-11-27' },
  'runuser -u athenaeum -- npm run build': { byHand: '2026-11-27' },
  'runuser -u athenaeum -- npm run build:servers': { byHand: '2026-11-27' },

  'npm ci && npm start': { of: 'npm start' },
  'npm run new -- area mentoring': { same: 'infra/generators/prove.ts' },
  'npm run new -- page mfe-mentoring mentors': { same: 'infra/generators/prove.ts' },
  'npm run new -- --help': FOREGROUND,
  'npm run verify': { same: 'infra/generators/prove.ts' },
  'npm run codegen': { same: 'infra/generators/prove.ts' },
  'npm run rights': FOREGROUND,
  'npm run types': OUTSIDE_AREA,
  'npm run build -- mfe-learning': { same: 'infra/releases/runBuild.ts' },
  'npm run bench:pages -- --budgets': FOREGROUND,
  'npx jest --config infra/test/jest.config.cjs mfe-mentoring': FOREGROUND,
  'npm run dev -- <area> --against <address>': { same: 'infra/dev/testing/prove.ts' },
  'npm run pack:contracts': OUTSIDE_AREA,
  'npm install --no-save ./packages/*.tgz': OUTSIDE_AREA,
  'npm install': OUTSIDE_AREA,
  'npx athenaeum-remote init mfe-book-club': OUTSIDE_AREA,
  'npx --package @athenaeum/remote-build athenaeum-remote init mfe-book-club': {
    not: 'once the packages are in a registry of the installation',
  },
  'athenaeum-remote init': { of: 'npx athenaeum-remote init mfe-book-club' },
  'athenaeum-remote codegen': OUTSIDE_AREA,
  'athenaeum-remote build': OUTSIDE_AREA,
  'npx athenaeum-remote dev --against https://portal.example': OUTSIDE_AREA,
  'npx athenaeum-remote key': OUTSIDE_AREA,
  'athenaeum-remote key': { of: 'npx athenaeum-remote key' },
  'npx athenaeum-remote status': OUTSIDE_AREA,
  'npx athenaeum-remote deploy': OUTSIDE_AREA,
  'athenaeum-remote deploy --without-smoke-test': { of: 'npx athenaeum-remote deploy' },
  'npx athenaeum-remote deploy --canary 10': OUTSIDE_AREA,
  'npx athenaeum-remote rollback': OUTSIDE_AREA,
  'npx athenaeum-remote deploy --promote': OUTSIDE_AREA,
  'npx athenaeum-remote deploy --ramp 5,25,100': { not: 'ramps are tested in the release service' },
  'npx athenaeum-remote …': { of: 'npx athenaeum-remote status' },
} as const satisfies Record<string, Proof>;

export const commands: Readonly<Record<string, Proof>> = ours;

/** Undefined for a command that nobody has thought of. */
export const proofOf = (command: string): Proof | undefined => commands[command] ?? ofOthers(command);
