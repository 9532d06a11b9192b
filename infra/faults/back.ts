import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUBGRAPHS } from '../start/ports';
import { freePort } from './freePort';
import { createInstance, type Instance } from './instance';

export const BACK = ['database', ...SUBGRAPHS, 'gateway'] as const;
export type BackPart = (typeof BACK)[number];

interface Options {
  /** For every part, beside what says where the others are. */
  env?: Record<string, string>;
  /** The port by which the others shall reach a part. */
  reachedBy?(part: BackPart, port: number): Promise<number>;
}

/** The back of the product in services mode, each part a process that can be killed and started again. */
export async function startBack({ env = {}, reachedBy = async (_part, port) => port }: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-faults-'));
  const ports = new Map<BackPart, number>();
  const doors = new Map<BackPart, number>();
  for (const part of BACK) {
    const port = await freePort();
    ports.set(part, port);
    doors.set(part, await reachedBy(part, port));
  }
  const databaseAt = (port: number) => `mongodb://127.0.0.1:${port}/?directConnection=true`;
  const origin = `http://localhost:${doors.get('gateway')}`;
  const shared = {
    DATA_DIR: dataDir,
    MONGODB_URI: databaseAt(doors.get('database')!),
    DATABASE_PORT: String(ports.get('database')),
    INTERNAL_KEY: 'k'.repeat(40),
    SHUTDOWN_DELAY_MS: '0',
    ...env,
  };
  const urls = SUBGRAPHS.map((name) => [
    `SUBGRAPH_${name.toUpperCase()}_URL`,
    `http://127.0.0.1:${doors.get(name)}/graphql`,
  ]);
  const ofGateway = {
    ...Object.fromEntries(urls),
    GATEWAY_MODE: 'services',
    PUBLIC_ORIGIN: origin,
    // Everybody signs in from one address, and is quicker than people are.
    ...unlimited(['LOGIN', 'BOOKING', 'RSVP', 'UPLOAD', 'CHECKOUT']),
  };
  const instances = new Map<BackPart, Instance>(
    BACK.map((part) => [part, createPart(part, ports.get(part)!, { ...shared, ...ofGateway })]),
  );
  const instanceOf = (part: BackPart) => instances.get(part)!;

  await instanceOf('database').start();
  return {
    dataDir,
    /** Past whatever stands before it. */
    databaseUri: databaseAt(ports.get('database')!),
    /** What every part is given. */
    shared,
    origin,
    instanceOf,
    startAll: () => Promise.all([...SUBGRAPHS, 'gateway' as const].map((part) => instanceOf(part).start())),
    async stop() {
      for (const part of BACK.toReversed()) await instanceOf(part).end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Back = Awaited<ReturnType<typeof startBack>>;

const unlimited = (limits: readonly string[]): Record<string, string> =>
  Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, '100000']));

function createPart(part: BackPart, port: number, env: Record<string, string>): Instance {
  if (part === 'database') return createInstance('infra/database/src/main.ts', port, env, isListening);
  return createInstance(
    part === 'gateway' ? 'gateway/src/main.ts' : `subgraphs/${part}/src/main.ts`,
    port,
    env,
  );
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
