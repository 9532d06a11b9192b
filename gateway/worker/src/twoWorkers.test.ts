import { createStorage } from '@athenaeum/bff/files';
import { createChannels } from '@athenaeum/bff/delivery';
import { MailboxMail } from '@athenaeum/bff/testing';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { createClients, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import { createLogger, inTransaction } from '@athenaeum/kit';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { StoredFile } from '@athenaeum/kit/files';
import { enqueue, letter, OutboxMessage, type Channel } from '@athenaeum/kit/outbox';
import mongoose from 'mongoose';
import { Registry } from 'prom-client';
import { createJobs } from './jobs/createJobs';
import { JobRun } from './schedule/jobRun.model';
import { startWorker, type Worker } from './startWorker';

const HOUR = 3_600_000;
const LETTERS = 40;
const { member: AMARA, new: NADIA } = DEMO_ACCOUNTS;
const log = createLogger('test', 'silent');

jest.setTimeout(120_000);

let world: DemoGateway;
let clients: SubgraphClients;
let storage: Awaited<ReturnType<typeof createStorage>>;
beforeAll(async () => {
  world = await createDemoGateway({ RUN_WORKER: 'false', OUTBOX_CONCURRENCY: '4', OUTBOX_POLL_MS: '20' });
  await seedDemo('coaching', 'opportunities');
  clients = await createClients(world.env);
  storage = await createStorage(world.env);
}, 240_000);
afterAll(async () => {
  await mongoose.connection.getClient().db(`${world.env.MONGODB_DATABASE}_forgotten`).dropDatabase();
  storage.close();
  await world.close();
});

const raw = (name: string) => mongoose.connection.collection<{ _id: string }>(name);
const until = async (met: () => Promise<boolean>) => {
  while (!(await met())) await new Promise((resume) => setTimeout(resume, 20));
};

/** A worker whose deliveries are written down as they begin. */
function aWorker(begun: string[]): Worker {
  const written = (channel: Channel): Channel => ({
    ...channel,
    deliver(message, signal) {
      begun.push(message._id);
      return channel.deliver(message, signal);
    },
  });
  const channels = createChannels({ env: world.env, clients, gatewayUrl: world.origin, log }).map(written);
  return startWorker({ env: world.env, clients, storage, channels, registry: new Registry(), log });
}

/** All jobs of two workers, each pair at the very same time, as if their claims had not kept them apart. */
async function runAllTwice(): Promise<Map<string, number>> {
  const parts = { clients, storage, databaseName: world.env.MONGODB_DATABASE, log };
  const jobs = createJobs(parts);
  const counts = await Promise.all(
    [...jobs, ...createJobs(parts)].map(async ({ name, run }) => [name, await run()] as const),
  );
  return new Map(
    jobs.map(({ name }) => [
      name,
      counts.filter(([of]) => of === name).reduce((sum, [, count]) => sum + count, 0),
    ]),
  );
}

it('two workers at once deliver each message once', async () => {
  const [one, other]: [string[], string[]] = [[], []];
  const workers = [aWorker(one), aWorker(other)];
  await inTransaction(async (session) => {
    for (let number = 0; number < LETTERS; number++)
      await enqueue(session, letter, {
        payload: {
          template: 'account-deletion',
          to: { user_id: AMARA.id },
          params: { day: '2030-01-01' },
        },
      });
  });

  await until(async () => (await OutboxMessage.countDocuments({ state: 'done' })) >= LETTERS);
  await Promise.all(workers.map((worker) => worker.stop()));

  const begun = [...one, ...other];
  expect(begun).toHaveLength(LETTERS);
  expect(new Set(begun).size).toBe(LETTERS);
  expect(await MailboxMail.countDocuments({})).toBe(LETTERS);
});

it('two workers that start at once claim each run of a job once', async () => {
  await JobRun.deleteMany({});
  const workers = [aWorker([]), aWorker([])];

  await Promise.all(workers.map((worker) => worker.stop()));

  // Those that are due at the start, and no other.
  expect((await JobRun.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id)).toEqual([
    'audit-head',
    'member-erasure',
  ]);
});

it('two runs of every job at once change each record once', async () => {
  await runAllTwice();
  const before = await OutboxMessage.countDocuments({ kind: 'delete_contact' });
  const coach = await raw('coaches').findOne();
  await raw('coaching_sessions').insertOne({
    _id: 'over',
    ...{ user_id: AMARA.id, coach_id: coach!._id, session_date: Date.now() - 2 * HOUR, duration: 60 },
    ...{ status: 'Scheduled', room: 'a-room', sequence: 0, created_at: Date.now() - 9 * HOUR },
  } as { _id: string });
  const posting = await raw('opportunities').findOne({
    ...{ closed_at: null, published_at: { $lte: Date.now() }, expires_at: { $gt: Date.now() } },
  } as object);
  await raw('opportunities').updateOne(
    { _id: posting!._id },
    { $set: { expires_at: Date.now() - 1, settled_at: null } },
  );
  await raw('users').updateOne({ _id: NADIA.id }, { $set: { deletion_due_at: Date.now() - 1 } });
  await StoredFile.create({
    ...{ _id: 'gone', key: 'profile-docs/gone.pdf', folder: 'profile-docs', name: 'gone.pdf' },
    ...{ type: 'application/pdf', bytes: 1, owner_id: AMARA.id, state: 'leaving', created_at: 1, since: 1 },
  });

  const counts = await runAllTwice();

  expect(counts.get('past-sessions')).toBe(1);
  expect(await raw('coaching_sessions').findOne({ _id: 'over' })).toMatchObject({ status: 'Completed' });
  expect(await raw('creditentries').countDocuments({ session_id: 'over' } as object)).toBe(1);
  expect(counts.get('expired-postings')).toBe(1);
  expect(await OutboxMessage.countDocuments({ kind: 'delete_contact' })).toBe(before + 1);
  expect(await StoredFile.countDocuments({ state: 'leaving' })).toBe(0);
  const again = await runAllTwice();
  expect([...again.values()]).toEqual([...again.values()].map(() => 0));
});
