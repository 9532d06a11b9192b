import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { mongo } from 'mongoose';
import { startDatabase, StartError } from '../src';
import { prepareFolder } from '../src/server/dataFolder';
import { formatKey } from '../src/storage/keys';
import { Storage } from '../src/storage/storage';
import { temporaryFolder } from './openDatabase';
import { rawCommand } from './rawCommand';

const root = resolve(__dirname, '../../..');
const folders: string[] = [];
const children = new Set<ChildProcess>();

jest.setTimeout(60_000);
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

/** The database as the product runs it, in a process of its own. */
function launch(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/database/src/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.add(child);
  return child;
}

async function start(
  dataDir: string,
): Promise<{ child: ChildProcess; uri: string; client: mongo.MongoClient }> {
  const child = launch(dataDir);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const { uri } = JSON.parse(String(line)) as { uri: string };
  const client = new mongo.MongoClient(uri, { retryWrites: false, serverSelectionTimeoutMS: 2000 });
  return { child, uri, client: await client.connect() };
}

async function exitCode(child: ChildProcess, end: (child: ChildProcess) => void): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  end(child);
  return (await ended)[0];
}

interface Item {
  _id: number;
  name: string;
  changes: number;
}

it('loses no acknowledged write when it is killed in the middle of many', async () => {
  const dataDir = newFolder();
  const first = await start(dataDir);
  const acknowledged = await writeUntilKilled(first.client, first.child);

  const second = await start(dataDir);
  const items = second.client.db('test').collection<Item>('items');
  const stored = new Map((await items.find().toArray()).map((item) => [item._id, item]));
  const lost = [...acknowledged].filter(([id, changes]) => (stored.get(id)?.changes ?? -1) < changes);
  const names = [...stored.values()].map(({ name }) => name);
  const accounts = await second.client.db('test').collection('accounts').find().toArray();

  expect(acknowledged.size).toBeGreaterThan(10);
  expect(lost).toEqual([]);
  expect(await items.countDocuments({ name: { $in: names } })).toBe(stored.size);
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(300);
  await second.client.close();
  expect(await exitCode(second.child, (child) => child.kill('SIGTERM'))).toBe(0);
});

/** Inserts, changes and transfers until there is nobody to answer; what was answered is what must be found again. */
async function writeUntilKilled(
  client: mongo.MongoClient,
  child: ChildProcess,
): Promise<Map<number, number>> {
  const acknowledged = new Map<number, number>();
  const items = client.db('test').collection<Item>('items');
  const accounts = client.db('test').collection<{ _id: number; balance: number }>('accounts');
  await items.createIndex({ name: 1 }, { unique: true });
  await accounts.insertMany([0, 1, 2].map((_id) => ({ _id, balance: 100 })));
  let next = 0;

  const insert = async () => {
    const _id = next++;
    await items.insertOne({ _id, name: `item ${_id}`, changes: 0 });
    acknowledged.set(_id, 0);
  };
  const change = async () => {
    const _id = [...acknowledged.keys()].at(-1);
    if (_id === undefined) return insert();
    const changed = await items.findOneAndUpdate(
      { _id },
      { $inc: { changes: 1 } },
      { returnDocument: 'after' },
    );
    acknowledged.set(_id, changed!.changes);
  };
  const transfer = async () => {
    const [from, to] = [next % 3, (next + 1) % 3];
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await accounts.updateOne({ _id: from }, { $inc: { balance: -1 } }, { session });
        await accounts.updateOne({ _id: to }, { $inc: { balance: 1 } }, { session });
      }),
    );
  };
  let isAlive = true;
  const keepDoing = async (work: () => Promise<void>) => {
    while (isAlive) await work().catch(() => {});
  };
  const working = Promise.all([insert, insert, insert, change, transfer].map(keepDoing));
  await new Promise((resume) => setTimeout(resume, 1000));
  await exitCode(child, () => child.kill('SIGKILL'));
  isAlive = false;
  await client.close(true);
  await working;
  return acknowledged;
}

it('keeps data, indexes and the answers of retried writes, and ends when its parent goes away', async () => {
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

it('gives a retry the first answer after it was killed, and does nothing twice', async () => {
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

it('leaves a folder to the process that has it, and says so in one line', async () => {
  const dataDir = newFolder();
  const running = await startDatabase({ port: 0, dataDir });
  const rival = launch(dataDir);
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
