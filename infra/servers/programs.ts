import { SUBGRAPHS } from '../start/ports';

const subgraphs = Object.fromEntries(
  SUBGRAPHS.map((name) => [name, `subgraphs/${name}/src/main.ts`]),
) as Record<(typeof SUBGRAPHS)[number], string>;

/** The programs of production, by the folder below `dist/servers` that each is compiled into. */
export const programs = {
  gateway: 'gateway/src/main.ts',
  worker: 'gateway/worker/src/main.ts',
  ...subgraphs,
  shell: 'shell/server/main.ts',
  'remote-host': 'shell/server/remoteHost.main.ts',
  releases: 'registry/service/src/main.ts',

  admin: 'infra/admin/admin.cli.ts',
  'audit-verify': 'infra/admin/verifyAudit.cli.ts',
  backup: 'infra/backup/backup.cli.ts',
  restore: 'infra/backup/restore.cli.ts',
  deploy: 'infra/releases/deploy.cli.ts',
  migrate: 'infra/migrations/migrate.cli.ts',
  kill: 'registry/src/kill.cli.ts',
  publish: 'registry/src/publishBuilt.cli.ts',
  'release-keys': 'registry/service/src/keys.cli.ts',
  rollback: 'registry/src/rollback.cli.ts',
  sign: 'registry/src/sign.cli.ts',
};

export type Program = keyof typeof programs;

export const COMPILED = 'dist/servers';

/** Beside each compiled program: what it imports of libraries, or reads, which have to be installed. */
export const LIBRARIES = 'libraries.json';

/** The file that Node is given, from the root. */
export const compiledFile = (program: Program): string => `${COMPILED}/${program}/main.mjs`;
