import { mongo } from 'mongoose';
import { startBenchDatabase } from './benchDatabase';

/**
 * Measures the database as the product runs it: a process of its own, reached by the real driver.
 * node --import tsx infra/bench/database.ts [documents]
 */
const COUNT = Number(process.argv[2] ?? 20_000);
const BATCH = 1000;
const START = 1_700_000_000_000;

interface Salon {
  _id: mongo.ObjectId;
  slug: string;
  host: number;
  start: Date;
  tags: string[];
  title: string;
  body: string;
}

const launchedAt = performance.now();
const database = await startBenchDatabase();
console.log(`ready after ${Math.round(performance.now() - launchedAt)} ms`);

const client = await new mongo.MongoClient(database.uri).connect();
const salons = client.db('bench').collection<Salon>('salons');
try {
  await salons.createIndexes([
    { key: { slug: 1 }, unique: true },
    { key: { host: 1, start: -1 } },
    { key: { start: 1 } },
    { key: { tags: 1 } },
  ]);
  const ids = await insertAll();
  await measure();

  async function insertAll(): Promise<mongo.ObjectId[]> {
    const startedAt = performance.now();
    const inserted: mongo.ObjectId[] = [];
    for (let from = 0; from < COUNT; from += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, COUNT - from) }, (_, i) => salon(from + i));
      inserted.push(...batch.map(({ _id }) => _id));
      await salons.insertMany(batch);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(
      `${COUNT} documents into 5 indexes in ${seconds.toFixed(1)} s: ${Math.round(COUNT / seconds)}/s\n`,
    );
    return inserted;
  }

  async function measure(): Promise<void> {
    const some = (i: number) => (i * 7919) % COUNT;
    await rate('find one by identifier', 2000, 1, (i) => salons.findOne({ _id: ids[some(i)] }));
    await rate('find one by identifier, 16 at once', 4000, 16, (i) => salons.findOne({ _id: ids[some(i)] }));
    await rate('find one by unique slug', 2000, 1, (i) => salons.findOne({ slug: `salon-${some(i)}` }));
    await rate('50 identifiers at once', 300, 1, (i) =>
      salons.find({ _id: { $in: Array.from({ length: 50 }, (_, k) => ids[some(i + k)]!) } }).toArray(),
    );
    await rate('newest 10 of a host', 1000, 1, (i) =>
      salons
        .find({ host: i % 500 })
        .sort({ start: -1 })
        .limit(10)
        .toArray(),
    );
    await rate('next 20 from a date', 1000, 1, (i) =>
      salons
        .find({ start: { $gte: at(some(i)) } })
        .sort({ start: 1 })
        .limit(20)
        .toArray(),
    );
    await rate('count by index', 500, 1, (i) => salons.countDocuments({ host: i % 500 }));
    await rate('one pass without an index', 5, 1, (i) =>
      salons.find({ title: `Salon ${some(i)}` }).toArray(),
    );
    await rate('group everything', 5, 1, () =>
      salons.aggregate([{ $group: { _id: '$host', n: { $sum: 1 } } }]).toArray(),
    );
    await rate('change one, on disk', 300, 1, (i) =>
      salons.updateOne({ _id: ids[some(i)] }, { $inc: { seen: 1 } }),
    );
    await rate('change one, on disk, 32 at once', 2000, 32, (i) =>
      salons.updateOne({ _id: ids[some(i)] }, { $inc: { seen: 1 } }),
    );
    await rate('transaction of two changes', 100, 1, (i) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          for (const k of [i, i + 1]) {
            await salons.updateOne({ _id: ids[some(k)] }, { $inc: { seen: 1 } }, { session });
          }
        }),
      ),
    );
  }
} finally {
  await client.close();
  await database.stop();
}

function salon(i: number): Salon {
  return {
    _id: new mongo.ObjectId(),
    slug: `salon-${i}`,
    host: i % 500,
    start: at(i),
    tags: [`t${i % 40}`, `u${i % 13}`],
    title: `Salon ${i}`,
    body: 'What was said at the table. '.repeat(12),
  };
}

function at(i: number): Date {
  return new Date(START + i * 60_000);
}

async function rate(name: string, times: number, atOnce: number, run: (i: number) => Promise<unknown>) {
  const latencies: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) {
        const i = next++;
        const from = performance.now();
        await run(i);
        latencies.push(performance.now() - from);
      }
    }),
  );
  const perSecond = Math.round((times / (performance.now() - startedAt)) * 1000);
  latencies.sort((a, b) => a - b);
  const shown = (share: number) => `${latencies[Math.floor(times * share)]!.toFixed(2)} ms`;
  console.log(
    `${name.padEnd(36)} ${String(perSecond).padStart(6)}/s   half within ${shown(0.5)}, 95% within ${shown(0.95)}`,
  );
}
