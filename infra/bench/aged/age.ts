import type { mongo } from 'mongoose';
import { bodyOf, dueOf, message, scattered, type Message } from './messages';

const MAX_CONCURRENT = 16;
const INSERTS = 3;
const CHANGES = 4;
/** What was inserted is removed in the end, as many at once as a sweep finds. */
const WRITES_PER_COMMAND = 2 * INSERTS + CHANGES;
const COMMANDS_PER_SWEEP = 33_000;

/** The ids that are there: from the first to before the one after the last. */
export interface Kept {
  first: number;
  next: number;
}

/**
 * Writes as many times as asked, and leaves about as many messages as it found: of ten writes three bring one, four change one and
 * three remove the oldest, as many of them together as sweeps do after a busy hour.
 */
export async function age(messages: mongo.Collection<Message>, kept: Kept, writes: number): Promise<void> {
  const count = kept.next - kept.first;
  let commands = Math.round(writes / WRITES_PER_COMMAND);
  const work = async () => {
    while (commands-- > 0) {
      await messages.bulkWrite(someWrites(kept), { ordered: false });
      if (commands % COMMANDS_PER_SWEEP === 0) await sweep(messages, kept, count);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
}

function someWrites(kept: Kept): mongo.AnyBulkWriteOperation<Message>[] {
  const changes = Array.from({ length: CHANGES }, (_, i) => {
    const n = scattered(kept.next * CHANGES + i);
    return {
      updateOne: {
        filter: { _id: kept.first + (n % (kept.next - kept.first)) },
        update: { $inc: { attempts: 1 }, $set: { due: dueOf(n), body: bodyOf(n) } },
      },
    };
  });
  const inserts = Array.from({ length: INSERTS }, () => ({
    insertOne: { document: message(kept.next++) },
  }));
  return [...changes, ...inserts];
}

async function sweep(messages: mongo.Collection<Message>, kept: Kept, count: number): Promise<void> {
  kept.first = Math.max(kept.first, kept.next - count);
  await messages.deleteMany({ _id: { $lt: kept.first } });
}
