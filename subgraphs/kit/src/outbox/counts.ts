import { MESSAGE_STATES, OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';

type Unsettled = Exclude<OutboxMessageRow['state'], 'done'>;

/** How many wait, wait behind others, and were given up. */
export async function outboxCounts(): Promise<Record<Unsettled, number>> {
  const states = MESSAGE_STATES.filter((state) => state !== 'done');
  const counts = await Promise.all(
    states.map(async (state) => [state, await OutboxMessage.countDocuments({ state })] as const),
  );
  return Object.fromEntries(counts) as Record<Unsettled, number>;
}
