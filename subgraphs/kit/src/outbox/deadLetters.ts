import { OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';

/** Messages that were given up, newest first. */
export const deadLetters = (take: number): Promise<OutboxMessageRow[]> =>
  OutboxMessage.find({ state: 'dead' }).sort({ settled_at: -1 }).limit(take).lean<OutboxMessageRow[]>();
