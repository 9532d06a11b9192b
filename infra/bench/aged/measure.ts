import type { DatabaseProcess } from './databaseProcess';
import { dueOf, message, messagesOf, scattered, topicOf } from './messages';
import type { Kept } from './age';

interface Figure {
  perSecond: number;
  /** Of the database, for each. */
  processorMicroseconds: number;
}

/** Leaves as many messages as it found. */
export async function measure(database: DatabaseProcess, kept: Kept): Promise<Record<string, Figure>> {
  const messages = messagesOf(database.client);
  const some = (i: number) => kept.first + (scattered(i) % (kept.next - kept.first));
  const first = { sort: { due: 1 }, limit: 10 } as const;
  const kinds: [name: string, times: number, run: (i: number) => Promise<unknown>][] = [
    ['find one', 8000, (i) => messages.findOne({ _id: some(i) })],
    ['first 10 of a topic', 4000, (i) => messages.find({ topic: topicOf(i) }, first).toArray()],
    ['next 10 from a time', 4000, (i) => messages.find({ due: { $gte: dueOf(i) } }, first).toArray()],
    ['change one', 6000, (i) => messages.updateOne({ _id: some(i) }, { $set: { due: dueOf(i) } })],
    ['insert one', 6000, () => messages.insertOne(message(kept.next++))],
    ['remove one', 6000, () => messages.deleteOne({ _id: kept.first++ })],
  ];
  const figures: Record<string, Figure> = {};
  for (const [name, times, run] of kinds) figures[name] = await rate(database, times, run);
  return figures;
}

const MAX_CONCURRENT = 16;

async function rate(
  database: DatabaseProcess,
  times: number,
  run: (i: number) => Promise<unknown>,
): Promise<Figure> {
  let next = 0;
  const work = async () => {
    while (next < times) await run(next++);
  };
  const [startedAt, before] = [performance.now(), database.processorMs()];
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return {
    perSecond: Math.round((times / (performance.now() - startedAt)) * 1000),
    processorMicroseconds: Math.round(((database.processorMs() - before) / times) * 1000),
  };
}
