import type { mongo } from 'mongoose';
import { exitCode, type DatabaseProcess } from './process';

interface Item {
  _id: number;
  name: string;
  changes: number;
}

const ACCOUNTS = [0, 1, 2];
const BALANCE = 100;
const BATCH = 20;

/** Acknowledged writes to one data folder, over several processes. */
export class History {
  /** acknowledged changes by item */
  readonly items = new Map<number, number>();
  readonly batches = new Set<number>();
  #next = 0;
  #nextBatch = 0;

  /** Inserts, updates, transfers and writes batches; kills the process in the middle once `enough` resolves. */
  async writeUntilKilled({ child, client }: DatabaseProcess, enough: () => Promise<void>): Promise<void> {
    const collections = collectionsOf(client);
    await collections.items.createIndex({ name: 1 }, { unique: true });
    await collections.accounts.bulkWrite(
      ACCOUNTS.map((_id) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { balance: BALANCE } }, upsert: true },
      })),
    );
    let isAlive = true;
    const keepDoing = async (work: () => Promise<void>) => {
      while (isAlive) await work().catch(() => {});
    };
    const insert = () => this.#insert(collections.items);
    const working = Promise.all(
      [
        insert,
        insert,
        () => this.#change(collections.items),
        () => this.#transfer(client),
        () => this.#writeBatch(client),
      ].map(keepDoing),
    );
    await enough();
    await exitCode(child, () => child.kill('SIGKILL'));
    isAlive = false;
    await client.close(true);
    await working;
  }

  /** What is missing or there in part in a process started afterwards; empty when nothing is. */
  async lossesIn({ client }: DatabaseProcess): Promise<string[]> {
    const { items, accounts, batches } = collectionsOf(client);
    const stored = await items.find().hint({ $natural: 1 }).toArray();
    const changes = new Map(stored.map((item) => [item._id, item.changes]));
    const names = stored.map(({ name }) => name);
    const byIndex = await items.countDocuments({ name: { $in: names } }, { hint: 'name_1' });
    const balances = await accounts.find().toArray();
    const sizes = await batches
      .aggregate<{ _id: number; n: number }>([{ $group: { _id: '$batch', n: { $sum: 1 } } }])
      .toArray();
    const whole = new Set(sizes.map(({ _id }) => _id));
    return [
      ...[...this.items]
        .filter(([id, n]) => (changes.get(id) ?? -1) < n)
        .map(([id, n]) => `change ${n} of item ${id} is lost`),
      ...[...this.batches].filter((batch) => !whole.has(batch)).map((batch) => `batch ${batch} is lost`),
      ...sizes.filter(({ n }) => n !== BATCH).map(({ _id, n }) => `${n} of batch ${_id} are there`),
      ...(byIndex === stored.length ? [] : [`${stored.length} items, of which the index knows ${byIndex}`]),
      ...(sum(balances) === BALANCE * ACCOUNTS.length ? [] : [`the balances come to ${sum(balances)}`]),
    ];
  }

  async #insert(items: mongo.Collection<Item>): Promise<void> {
    const _id = this.#next++;
    await items.insertOne({ _id, name: `item ${_id}`, changes: 0 });
    this.items.set(_id, 0);
  }

  async #change(items: mongo.Collection<Item>): Promise<void> {
    const _id = [...this.items.keys()].at(-1);
    if (_id === undefined) return this.#insert(items);
    const changed = await items.findOneAndUpdate(
      { _id },
      { $inc: { changes: 1 } },
      { returnDocument: 'after' },
    );
    this.items.set(_id, changed!.changes);
  }

  async #transfer(client: mongo.MongoClient): Promise<void> {
    const { accounts } = collectionsOf(client);
    const [from, to] = [this.#next % ACCOUNTS.length, (this.#next + 1) % ACCOUNTS.length];
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await accounts.updateOne({ _id: from }, { $inc: { balance: -1 } }, { session });
        await accounts.updateOne({ _id: to }, { $inc: { balance: 1 } }, { session });
      }),
    );
  }

  async #writeBatch(client: mongo.MongoClient): Promise<void> {
    const batch = this.#nextBatch++;
    await collectionsOf(client).batches.insertMany(Array.from({ length: BATCH }, () => ({ batch })));
    this.batches.add(batch);
  }
}

function collectionsOf(client: mongo.MongoClient) {
  const db = client.db('test');
  return {
    items: db.collection<Item>('items'),
    accounts: db.collection<{ _id: number; balance: number }>('accounts'),
    batches: db.collection<{ batch: number }>('batches'),
  };
}

const sum = (balances: { balance: number }[]) => balances.reduce((total, { balance }) => total + balance, 0);
