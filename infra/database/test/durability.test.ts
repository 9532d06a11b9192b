import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { startDatabase, StartError } from '../src';
import { History } from '../durability/history';
import { connect, exitCode, launch, type DatabaseProcess } from '../durability/process';
import { prepareFolder } from '../src/server/dataFolder';
import { formatKey } from '../src/storage/keys';
import { Storage } from '../src/storage/storage';
import { temporaryFolder } from './openDatabase';
import { rawCommand } from './rawCommand';

const folders: string[] = [];
const children = new Set<ChildProcess>();

jest.setTimeout(180_000);
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

/** Killed after the test, also when it fails. */
function launchHere(dataDir: string): ChildProcess {
  const child = launch(dataDir);
  children.add(child);
  return child;
}

const start = (dataDir: string): Promise<DatabaseProcess> => connect(launchHere(dataDir));

it('loses no acknowledged write when it is killed in the middle of many, and leaves none there in part', async () => {
  const dataDir = newFolder();
  const history = new History();
  await history.writeUntilKilled(await start(dataDir), async () => {
    while (history.items.size < 20 || history.batches.size < 2) await pause(50);
  });

  const second = await start(dataDir);
  expect(await history.lossesIn(second)).toEqual([]);

  await second.client
    .db('test')
    .collection('items')
    // The driver's types want an ObjectId as `_id`.
    .deleteOne({ _id: 0 as never });
  await second.client.db('test').collection('batches').deleteOne({});
  expect(await history.lossesIn(second)).toHaveLength(2);
  await second.client.close();
  expect(await exitCode(second.child, (child) => child.kill('SIGTERM'))).toBe(0);
});

it('keeps data, indexes and the replies of retried writes, and ends with its parent process', async () => {
  const dataDir = newFolder();
  const command = {
    insert: 'kept',
    documents: [{ _id: 1, email: 'ada@example.org' }],
    lsid: { id: new mongo.BSON.UUID() },
    txnNumber: mongo.Long.fromNumber(1),
  };
  const first = await start(dataDir);
  await first.client.db('test').collection('kept').createIndex({ email: 1 }, { unique: true });
  expect(await rawCommand(first.uri, command)).toMatchObject({ n: 1, ok: 1 });
  await first.client.close();
  expect(await exitCode(first.child, (child) => child.kill('SIGINT'))).toBe(0);

  const second = await start(dataDir);
  const kept = second.client.db('test').collection('kept');
  const retried = await rawCommand(second.uri, command);
  expect(retried).toMatchObject({ n: 1, ok: 1 });
  expect(retried).not.toHaveProperty('writeErrors');
  expect(await kept.countDocuments()).toBe(1);
  await expect(kept.insertOne({ email: 'ada@example.org' })).rejects.toMatchObject({ code: 11000 });
  await second.client.close();
  expect(await exitCode(second.child, (child) => child.disconnect())).toBe(0);
});

it('gives a retry the first reply after it was killed, and applies nothing twice', async () => {
  const dataDir = newFolder();
  const lsid = { id: new mongo.BSON.UUID() };
  const numbered = (number: number, command: mongo.Document) => ({
    ...command,
    lsid,
    txnNumber: mongo.Long.fromNumber(number),
  });
  const increment = numbered(1, {
    findAndModify: 'seats',
    query: { _id: 1 },
    update: { $inc: { taken: 1 } },
    upsert: true,
    new: true,
  });
  const first = await start(dataDir);
  const answer = await rawCommand(first.uri, increment);
  await exitCode(first.child, (child) => child.kill('SIGKILL'));
  await first.client.close(true);

  const second = await start(dataDir);
  const { value, lastErrorObject } = await rawCommand(second.uri, increment);
  expect({ value, lastErrorObject }).toEqual({
    value: answer.value,
    lastErrorObject: answer.lastErrorObject,
  });
  expect(await second.client.db('test').collection('seats').find().toArray()).toEqual([{ _id: 1, taken: 1 }]);

  const begun = { autocommit: false, startTransaction: true };
  await rawCommand(second.uri, numbered(2, { insert: 'seats', documents: [{ _id: 2 }], ...begun }));
  const commit = numbered(2, { commitTransaction: 1, autocommit: false });
  expect(await rawCommand(second.uri, commit)).toMatchObject({ ok: 1 });
  await exitCode(second.child, (child) => child.kill('SIGKILL'));
  await second.client.close(true);

  const third = await start(dataDir);
  expect(await rawCommand(third.uri, commit)).toMatchObject({ ok: 1 });
  expect(await rawCommand(third.uri, increment)).toMatchObject({ ok: 0, codeName: 'TransactionTooOld' });
  expect(await third.client.db('test').collection('seats').countDocuments()).toBe(2);
  await third.client.close();
});

it('refuses a folder that another process has locked, in one line', async () => {
  const dataDir = newFolder();
  const running = await startDatabase({ port: 0, dataDir });
  const rival = launchHere(dataDir);
  let message = '';
  rival.stderr!.on('data', (chunk: Buffer) => (message += String(chunk)));

  expect(await exitCode(rival, () => {})).toBe(1);
  expect(message).toMatch(
    /^Another process already uses the data folder .+ set DATA_DIR to another folder\.\n$/,
  );

  await running.close();
  await (await startDatabase({ port: 0, dataDir })).close();
});

describe('what it cannot start with', () => {
  const refusal = (dataDir: string, port = 0) =>
    startDatabase({ port, dataDir }).then(
      () => fail('it started'),
      (error: StartError) => {
        expect(error).toBeInstanceOf(StartError);
        return error.message;
      },
    );

  it('is a port in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;

    expect(await refusal(newFolder(), port)).toBe(
      `Port ${port} is already in use: stop what listens there or set DATABASE_PORT to a free port.`,
    );
    blocker.close();
  });

  it('is a data folder that is a file', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');

    expect(await refusal(file)).toMatch(
      /^The data folder .+ cannot be used .+ set DATA_DIR to another one\.$/,
    );
  });

  it('is a database file of another format', async () => {
    const dataDir = newFolder();
    const storage = new Storage(prepareFolder(dataDir));
    await storage.write((view) => view.put(formatKey(), Buffer.of(99)));
    await storage.close();

    expect(await refusal(dataDir)).toMatch(/cannot be opened \(they are in format 99, not 1\)/);
  });

  it('is a damaged database file', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'data.mdb'), 'not a database'.repeat(1000));

    expect(await refusal(dataDir)).toMatch(
      /^The database files in .+ cannot be opened .+ set DATA_DIR to another one\.$/,
    );
  });
});
