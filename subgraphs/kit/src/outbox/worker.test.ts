import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { until } from '@athenaeum/common/waiting';
import { OutboxMessage } from './outboxMessage.model';
import { DeliveryProblem } from './deliveryProblem';
import type { TestDatabase } from '../testing';
import { takeNext } from './lease';
import { aReceiver, openOutbox, silent, tell } from './testing/world';
import { createOutboxWorker, type OutboxWorker } from './worker';

const HOUR = 3_600_000;

let database: TestDatabase;
let worker: OutboxWorker;
beforeAll(async () => {
  database = await openOutbox();
});
beforeEach(async () => {
  await OutboxMessage.deleteMany({});
});
afterEach(() => worker.stop());
afterAll(() => database.close());

const settled = (count: number) =>
  until(async () => (await OutboxMessage.countDocuments({ state: 'done' })) === count);

it('wakes at once for what this process commits', async () => {
  const { channel, came } = aReceiver();
  worker = createOutboxWorker({ channels: [channel], log: silent, poll: HOUR });
  worker.start();
  await settled(0);

  await tell('now');
  await settled(1);

  expect(came).toEqual(['now']);
});

it('finds what other processes committed', async () => {
  const { channel, came } = aReceiver();
  worker = createOutboxWorker({ channels: [channel], log: silent, poll: 20 });
  worker.start();

  await OutboxMessage.create({
    channel: 'post',
    kind: 'note',
    key: 'k',
    payload: { text: 'from elsewhere' },
    state: 'open',
    due_at: 1,
    created_at: 1,
  });
  await settled(1);

  expect(came).toEqual(['from elsewhere']);
});

it('delivers as many messages at the same time as the channel allows, and no more', async () => {
  let most = 0;
  const letGo: (() => void)[] = [];
  const { channel, came } = aReceiver(
    () => {
      most = Math.max(most, letGo.length + 1);
      return new Promise((resolve) => letGo.push(() => resolve('delivered')));
    },
    { concurrency: 3 },
  );
  for (let n = 0; n < 7; n++) await tell(String(n));
  worker = createOutboxWorker({ channels: [channel], log: silent, poll: HOUR });

  worker.start();
  for (let done = 0; done < 7; done++) {
    await until(async () => came.length === Math.min(done + 3, 7));
    letGo.shift()!();
  }
  await settled(7);

  expect(most).toBe(3);
});

it('does not let a receiver that hangs delay messages to others', async () => {
  const hung = aReceiver((_text, signal) => hang(signal), { name: 'hung', concurrency: 1, timeout: HOUR });
  const well = aReceiver();
  await tell('a');
  await OutboxMessage.updateOne({}, { channel: 'hung' });
  await tell('b');
  worker = createOutboxWorker({ channels: [hung.channel, well.channel], log: silent, grace: 0 });

  worker.start();
  await settled(1);

  expect(well.came).toEqual(['b']);
});

it('renews the lease during an attempt, and leaves the message to others soon after a crash', async () => {
  const lease = 150;
  let answer = () => {};
  const { channel } = aReceiver(() => new Promise((resolve) => (answer = () => resolve('delivered'))), {
    timeout: HOUR,
  });
  await tell('a');
  worker = createOutboxWorker({ channels: [channel], log: silent, lease });
  worker.start();
  await until(async () => (await OutboxMessage.countDocuments({ lease: { $ne: null } })) === 1);
  const { due_at: first } = (await OutboxMessage.findOne().lean())!;

  await until(async () => (await OutboxMessage.findOne().lean())!.due_at > first + lease);

  expect(first - Date.now()).toBeLessThanOrEqual(lease);
  expect(await takeNext('post', lease, first)).toBeNull();
  answer();
  await settled(1);
});

it('aborts an attempt after its timeout, and retries it later', async () => {
  const { channel } = aReceiver((_text, signal) => hang(signal), { timeout: 20 });
  worker = createOutboxWorker({ channels: [channel], log: silent });
  await tell('a');

  await worker.step();

  expect(await OutboxMessage.findOne().lean()).toMatchObject({
    state: 'open',
    lease: null,
    last_problem: 'TIMEOUT',
  });
});

it('when stopped, finishes the deliveries under way and takes no more messages', async () => {
  let answer = () => {};
  const { channel, came } = aReceiver(() => new Promise((resolve) => (answer = () => resolve('delivered'))), {
    concurrency: 1,
  });
  for (const text of ['a', 'b']) await tell(text);
  worker = createOutboxWorker({ channels: [channel], log: silent });
  worker.start();
  await until(async () => came.length === 1);

  const stopped = worker.stop();
  answer();
  await stopped;

  expect(came).toEqual(['a']);
  expect(await OutboxMessage.countDocuments({ state: 'done' })).toBe(1);
});

it('when stopped, releases messages whose delivery does not finish', async () => {
  const { channel } = aReceiver((_text, signal) => hang(signal), { timeout: HOUR });
  await tell('a');
  worker = createOutboxWorker({ channels: [channel], log: silent, grace: 10 });
  worker.start();
  await until(async () => (await OutboxMessage.countDocuments({ lease: { $ne: null } })) === 1);

  await worker.stop();

  const message = await OutboxMessage.findOne().lean();
  expect(message).toMatchObject({ state: 'open', lease: null });
  expect(message!.due_at).toBeLessThanOrEqual(Date.now());
});

it('logs only kinds and codes', async () => {
  const lines: unknown[] = [];
  const say = (...line: unknown[]) => lines.push(line);
  const { channel } = aReceiver(() => {
    throw new DeliveryProblem('away', 'SMTP_451');
  });
  await tell('ngozi@example.org');
  worker = createOutboxWorker({ channels: [channel], log: { debug: say, warn: say, error: say } });

  await worker.step();

  expect(JSON.stringify(lines)).toContain('SMTP_451');
  expect(JSON.stringify(lines)).not.toContain('ngozi');
});

const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

it('keeps nothing of what it has delivered', async () => {
  const MESSAGES = 20;
  const signals: WeakRef<AbortSignal>[] = [];
  const { channel } = aReceiver((_text, signal) => {
    signals.push(new WeakRef(signal));
    return 'delivered';
  });
  worker = createOutboxWorker({ channels: [channel], log: silent });
  for (let count = 0; count < MESSAGES; count += 1) await tell('once');

  await worker.step();
  await collectGarbage();

  expect(signals).toHaveLength(MESSAGES);
  // The last one may still be on the stack of something.
  expect(signals.filter((signal) => signal.deref()).length).toBeLessThanOrEqual(1);
});

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What a weak reference was asked for is kept until the turn ends.
  await new Promise((resolve) => setImmediate(resolve));
  collect();
}
