import { weekReaders, weeksOf } from '@athenaeum/bff/week';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import { inTransaction, isDuplicateKey } from '@athenaeum/kit';
import { enqueueAll } from '@athenaeum/kit/outbox';
import { weekLetter } from '@athenaeum/users-contract/outgoing';

type Row = ReturnType<typeof weekLetter.payload.parse>;

const BATCH_SIZE = 200;

interface Parts {
  clients: SubgraphClients;
  /** Epoch ms. */
  at: number;
  batchSize?: number;
}

/**
 * Writes the letter of the week to each member for whom it is Monday morning and whose week holds something: once, by its
 * key, however many workers write and however often. Answers how many are new.
 */
export async function writeWeekLetters({ clients, at, batchSize = BATCH_SIZE }: Parts): Promise<number> {
  let written = 0;
  for await (const readers of weekReaders(clients, at, batchSize)) {
    const weeks = await weeksOf(clients, readers);
    const letters = readers
      .filter(({ user_id }) => weeks.has(user_id))
      .map(({ user_id, monday, from, until }) => ({
        payload: { user_id, from, until },
        // The day, not the moment: who travels on a Monday has had the letter.
        key: `${user_id}:${monday}`,
      }));
    written += await enqueueNew(letters);
  }
  return written;
}

async function enqueueNew(letters: Parameters<typeof enqueueAll<Row>>[2]): Promise<number> {
  const enqueue = () => inTransaction((session) => enqueueAll(session, weekLetter, letters));
  try {
    return await enqueue();
  } catch (error) {
    // Another worker was first with one of them.
    if (!isDuplicateKey(error)) throw error;
    return enqueue();
  }
}
