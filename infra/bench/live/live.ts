import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { until } from '@athenaeum/common/waiting';
import { startDatabase } from '@athenaeum/database';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { mongo } from 'mongoose';
import { isReady } from '../../processes/isReady';
import { programs } from '../../servers/programs';
import { reportAndExit } from '../../start/problem';
import type { News, Order } from './clients.process';

/**
 * What open streams cost a gateway, and how soon a fact reaches all of them:
 * `node --import tsx infra/bench/live/live.ts [streams...]`. Gateway, database and browsers are processes of their own; memory and
 * processor time are the gateway's, as the kernel counts them, before and after the streams are opened.
 */
const SIZES = process.argv.slice(2).map(Number);
const STREAMS_OF_EACH = 5;
const IDLE_S = 30;
const TOLD_TIMES = 3;
/** Of Linux, on every machine that this runs on. */
const TICKS_PER_SECOND = 100;
const DATABASE = 'live';
const EXIT_WITH_PARENT = pathToFileURL(join(import.meta.dirname, '../../start/exitWithParent.ts')).href;

const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-live-'));
try {
  for (const streams of SIZES.length > 0 ? SIZES : [2000, 10_000]) await measure(streams);
} catch (error) {
  reportAndExit(error);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(streams: number): Promise<void> {
  const database = await startDatabase({
    port: 0,
    dataDir: join(dataDir, String(streams)),
    isThrowaway: true,
  });
  const client = await new mongo.MongoClient(database.uri, { directConnection: true }).connect();
  const db = client.db(DATABASE);
  const port = await freePort();
  const gateway = startGateway(port, database.uri);
  const browsers = fork(join(import.meta.dirname, 'clients.process.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    await until(async () => gateway.exitCode !== null || (await isReady(port)), 50);
    const cookies = await signIn(db, Math.ceil(streams / STREAMS_OF_EACH));
    await settled(gateway);
    const before = usageOf(gateway);
    const { opened, refused } = await tell(browsers, { open: cookies, port, streamsOfEach: STREAMS_OF_EACH });
    if (refused > 0) throw new Error(`${refused} streams of ${streams} were refused`);
    const openedAt = usageOf(gateway);
    await settled(gateway);
    const from = usageOf(gateway);
    await pause(IDLE_S * 1000);
    const idle = usageOf(gateway);
    const told: number[] = [];
    for (let time = 0; time < TOLD_TIMES; time += 1) told.push(await tellAll(db, browsers));
    const { megabytes } = usageOf(gateway);
    console.log(
      [
        `${opened} streams`,
        `${(idle.megabytes - before.megabytes).toFixed(0)} MB more than ${before.megabytes.toFixed(0)} MB without (${megabytes.toFixed(0)} MB after facts)`,
        `idle ${(((idle.cpuSeconds - from.cpuSeconds) / IDLE_S) * 100).toFixed(1)} % of a core`,
        `opening ${((1000 * (openedAt.cpuSeconds - before.cpuSeconds)) / opened).toFixed(2)} ms of processor time each`,
        `all told within ${told.map((ms) => `${ms} ms`).join(', ')}`,
      ].join('; '),
    );
  } finally {
    browsers.kill();
    gateway.kill('SIGINT');
    if (gateway.exitCode === null) await once(gateway, 'exit');
    await client.close();
    await database.close();
  }
}

function startGateway(port: number, uri: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', '--import', EXIT_WITH_PARENT, programs.gateway], {
    env: {
      ...process.env,
      PORT: String(port),
      MONGODB_URI: uri,
      MONGODB_DATABASE: DATABASE,
      DATA_DIR: dataDir,
      INTERNAL_KEY: 'k'.repeat(40),
      LOG_LEVEL: 'warn',
      RUN_WORKER: 'false',
      LIVE_FACTS: 'database',
      SHUTDOWN_LONGEST_MS: '2000',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Accounts with a web session each; answers the values of their cookies. */
async function signIn(db: mongo.Db, accounts: number): Promise<string[]> {
  const now = Date.now();
  const people = Array.from({ length: accounts }, () => ({
    id: randomUUID(),
    cookie: randomBytes(32).toString('base64url'),
  }));
  await db.collection<{ _id: string }>('users').insertMany(
    people.map(({ id }) => ({
      _id: id,
      email: `${id}@example.test`,
      slug: id,
      staff_roles: [],
      disabled: false,
      first_name: 'Ines',
      last_name: 'Falk',
    })),
  );
  await db.collection<{ _id: string }>('web_sessions').insertMany(
    people.map(({ id, cookie }) => ({
      _id: createHash('sha256').update(cookie).digest('base64url'),
      user_id: id,
      created_at: new Date(now),
      seen_at: new Date(now),
      confirmed_at: new Date(now),
      expires_at: new Date(now + 3_600_000),
      methods: ['pwd'],
    })),
  );
  return people.map(({ cookie }) => cookie);
}

async function tell(browsers: ChildProcess, order: Order) {
  const answered = once(browsers, 'message') as Promise<[Extract<News, { opened: number }>]>;
  browsers.send(order);
  return (await answered)[0];
}

/** From when a fact is written until the last browser has it, ms. */
async function tellAll(db: mongo.Db, browsers: ChildProcess): Promise<number> {
  const id = randomUUID();
  browsers.send({ listenFor: id } satisfies Order);
  await pause(200);
  const answered = once(browsers, 'message') as Promise<[Extract<News, { last: number }>]>;
  const at = new Date();
  await db
    .collection<Record<string, unknown> & { _id: string }>('facts')
    .insertOne({ _id: randomUUID(), kind: 'salon', id, to: 'signedIn', at });
  const [{ last }] = await answered;
  return last - at.getTime();
}

/** Until it has no more to do than it always has. */
async function settled(gateway: ChildProcess): Promise<void> {
  let before = NaN;
  await until(() => {
    const { cpuSeconds } = usageOf(gateway);
    const isSo = cpuSeconds - before < 0.15;
    before = cpuSeconds;
    return isSo;
  }, 2000);
}

function usageOf({ pid }: ChildProcess): { megabytes: number; cpuSeconds: number } {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return {
    megabytes: Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024,
    cpuSeconds: (Number(user) + Number(system)) / TICKS_PER_SECOND,
  };
}
