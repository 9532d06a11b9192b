import { pino } from 'pino';
import * as z from 'zod';
import { openTestDatabase } from '../../testing';
import { inTransaction } from '../../mongo';
import type { Channel, Delivered } from '../channel';
import { enqueue } from '../enqueue';
import { outboxModels } from '../models';
import type { Departure } from '../outgoing';
import type { OutboxMessageRow } from '../outboxMessage.model';

export const silent = pino({ level: 'silent' });

export const note = { channel: 'post', kind: 'note', payload: z.strictObject({ text: z.string() }) };

/** Tells the other system something, in a transaction of its own. */
export const tell = (text: string, departure: Partial<Departure<{ text: string }>> = {}): Promise<void> =>
  inTransaction((session) => enqueue(session, note, { payload: { text }, ...departure }));

export const openOutbox = () => openTestDatabase(outboxModels);

type Answer = (
  text: string,
  signal: AbortSignal,
  message: OutboxMessageRow,
) => Promise<Delivered> | Delivered;

/** A receiver that remembers what came, and does what `answer` says. */
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

/** A clock that can be put forward. */
export function aClock() {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    pass(ms: number) {
      ahead += ms;
    },
  };
}
