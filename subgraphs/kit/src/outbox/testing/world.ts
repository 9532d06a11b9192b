import { pino } from 'pino';
import * as z from 'zod';
import { openTestDatabase } from '../../testing';
import { inTransaction } from '../../mongo';
import type { Channel, Delivered } from '../channel';
import { enqueue } from '../enqueue';
import { outboxModels } from '../models';
import type { NewMessage } from '../outgoing';
import type { OutboxMessageRow } from '../outboxMessage.model';

export const silent = pino({ level: 'silent' });

export const note = { channel: 'post', kind: 'note', payload: z.strictObject({ text: z.string() }) };

/** Enqueues a message in a transaction of its own. */
export const tell = (text: string, departure: Partial<NewMessage<{ text: string }>> = {}): Promise<void> =>
  inTransaction((session) => enqueue(session, note, { payload: { text }, ...departure }));

export const openOutbox = () => openTestDatabase(outboxModels);

type Answer = (
  text: string,
  signal: AbortSignal,
  message: OutboxMessageRow,
) => Promise<Delivered> | Delivered;

/** A channel that records what arrives, and responds with `answer`. */
export function aReceiver(answer: Answer = () => 'delivered', given: Partial<Channel> = {}) {
  const came: string[] = [];
  const ids: string[] = [];
  const channel: Channel = {
    name: note.channel,
    concurrency: 4,
    timeout: 5000,
    async deliver(message, signal) {
      const { text } = note.payload.parse(message.payload);
      came.push(text);
      ids.push(message._id);
      return answer(text, signal, message);
    },
    ...given,
  };
  return { channel, came, ids };
}

/** A clock that tests can move forward. */
export function aClock() {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    pass(ms: number) {
      ahead += ms;
    },
  };
}
