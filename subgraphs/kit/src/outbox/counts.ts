import { MESSAGE_STATES, OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';

type Unsettled = Exclude<OutboxMessageRow['state'], 'done'>;

/** How many messages are open, queued behind others, and dead. */
export async function outboxCounts(): Promise<Record<Unsettled, number>> {
  const states = MESSAGE_STATES.filter((state) => state !== 'done');
  const counts = await Promise.all(
    states.map(async (state) => [state, await OutboxMessage.countDocuments({ state })] as const),
  );
  return Object.fromEntries(counts) as Record<Unsettled, number>;
}
