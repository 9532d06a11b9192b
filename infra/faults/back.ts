import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, databaseAt } from '../processes/database';
import type { Instance } from '../processes/instance';
import { createServices, SERVICES } from '../processes/services';

export const BACK = ['database', ...SERVICES] as const;
export type BackPart = (typeof BACK)[number];

interface Options {
  /** For every service, beside what says where the others are. */
  env?: Record<string, string>;
  /** The port by which the others shall reach a part. */
  reachedBy?(part: BackPart, port: number): Promise<number>;
}

/** The back of the product over an empty folder, each part a process that can be killed and started again. */
export async function startBack({ env, reachedBy = async (_part, port) => port }: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-faults-'));
  const database = await createDatabase(dataDir);
  const services = await createServices({
    databaseUri: databaseAt(await reachedBy('database', database.port)),
    dataDir,
    env: {
      SHUTDOWN_DELAY_MS: '0',
      // Everybody signs in from one address, and is quicker than people are.
      ...unlimited(['LOGIN', 'BOOKING', 'RSVP', 'UPLOAD', 'CHECKOUT']),
      ...env,
    },
    reachedBy,
  });

  await database.start();
  return {
    /** Past whatever stands before it. */
    databaseUri: databaseAt(database.port),
    shared: services.shared,
    origin: services.origin,
    instanceOf: (part: BackPart): Instance => (part === 'database' ? database : services.instanceOf(part)),
    startAll: services.start,
    async stop() {
      await services.stop();
      await database.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const unlimited = (limits: readonly string[]): Record<string, string> =>
  Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, '100000']));
