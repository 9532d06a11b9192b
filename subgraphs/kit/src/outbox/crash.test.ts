import { until } from '@athenaeum/common/waiting';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import mongoose from 'mongoose';
import type { TestDatabase } from '../testing';
import { OutboxMessage } from './outboxMessage.model';
import { aSystem, postTo } from './testing/receiver';
import { aClock, aReceiver, openOutbox, silent, tell } from './testing/world';
import { createOutboxWorker } from './worker';

const root = resolve(__dirname, '../../../..');
const MINUTE = 60_000;
jest.setTimeout(120_000);

let database: TestDatabase;
let child: ChildProcess | undefined;
beforeEach(async () => {
  database = await openOutbox();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await database.close();
});

/** A process of its own on the same database. */
function launch(file: string, ...more: string[]): ChildProcess {
  const args = ['--import', 'tsx', `subgraphs/kit/src/outbox/testing/${file}`, database.uri, database.name];
  return (child = spawn(process.execPath, [...args, ...more], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  }));
}

async function killed(process: ChildProcess): Promise<void> {
  const gone = once(process, 'exit');
  process.kill('SIGKILL');
  await gone;
}

it('a process that is killed at any moment leaves each change with its message, or neither', async () => {
  const changing = launch('changes.process.ts');
  let said = '';
  await new Promise<void>((deadline) =>
    changing.stdout!.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.split('\n').length > 25) deadline();
    }),
  );
  await killed(changing);
  const acknowledged = said.split('\n').slice(0, -1);
  const { channel, came } = aReceiver();

  await createOutboxWorker({ channels: [channel], log: silent }).step();

  const changes = await mongoose.connection.collection<{ _id: number }>('changes').find().toArray();
  expect(acknowledged.length).toBeGreaterThanOrEqual(25);
  expect([...came].sort()).toEqual(changes.map(({ _id }) => String(_id)).sort());
  expect(acknowledged.filter((number) => !came.includes(number))).toEqual([]);
});

it('a worker that is killed while delivering loses nothing, and a receiver with idempotency keys has it once', async () => {
  const system = await aSystem();
  for (let n = 0; n < 10; n++) await tell(String(n));
  system.answers = false;
  const delivering = launch('deliveries.process.ts', system.url);
  await until(() => system.asked.length === 3);
  await killed(delivering);
  system.answers = true;
  const clock = aClock();
  const worker = createOutboxWorker({ channels: [postTo(system.url)], log: silent, now: clock.now });

  await worker.step();
  expect(system.effects.size).toBe(10);
  expect(await OutboxMessage.countDocuments({ state: 'done' })).toBe(7);
  clock.pass(MINUTE);
  await worker.step();

  expect([...system.effects.values()].sort()).toEqual(Array.from({ length: 10 }, (_, n) => String(n)));
  expect(system.asked).toHaveLength(13);
  expect(await OutboxMessage.countDocuments({ state: 'done' })).toBe(10);
  system.close();
});
