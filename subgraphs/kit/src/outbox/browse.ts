import type { Page } from '../result';
import { OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';
import { CONDITION_OF, MESSAGE_STATUSES, statusOf, type MessageStatus } from './messageStatus';

export interface OutboxQuery {
  status: MessageStatus;
  channel?: string | undefined;
  kind?: string | undefined;
  take: number;
  skip: number;
}

/** A message without its payload, which only the receiver may see. */
export interface OutboxSummary {
  id: string;
  channel: string;
  kind: string;
  status: MessageStatus;
  attempts: number;
  /** A code, never a text. */
  problem: string | null;
  /** Whether a worker holds its lease. */
  is_under_way: boolean;
  /** Epoch ms. */
  created_at: number;
  due_at: number;
  settled_at: number | null;
}

const SUMMARY_FIELDS = 'channel kind state attempts last_problem lease created_at due_at settled_at';

/** One page of the outbox: settled messages newest first, others in the order in which they are due. */
export async function browseOutbox(query: OutboxQuery): Promise<Page<OutboxSummary>> {
  const { status, take, skip } = query;
  const where = conditionOf(query);
  const isSettled = status === 'dead' || status === 'done';
  const [rows, count] = await Promise.all([
    OutboxMessage.find(where)
      .select(SUMMARY_FIELDS)
      .sort(isSettled ? { settled_at: -1, _id: 1 } : { due_at: 1, _id: 1 })
      .skip(skip)
      .limit(take)
      .lean<OutboxMessageRow[]>(),
    OutboxMessage.countDocuments(where),
  ]);
  return { data: rows.map(summaryOf), count };
}

/** How many messages have each status. */
export async function countByStatus(): Promise<Record<MessageStatus, number>> {
  const counts = await Promise.all(
    MESSAGE_STATUSES.map(
      async (status) => [status, await OutboxMessage.countDocuments(conditionOf({ status }))] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<MessageStatus, number>;
}

/** Kinds with dead letters, most frequent first. */
export async function deadKinds(): Promise<{ kind: string; count: number }[]> {
  const groups = await OutboxMessage.aggregate<{ _id: string; count: number }>([
    { $match: { state: 'dead' } },
    { $group: { _id: '$kind', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
  ]);
  return groups.map(({ _id: kind, count }) => ({ kind, count }));
}

const conditionOf = ({ status, channel, kind }: Pick<OutboxQuery, 'status' | 'channel' | 'kind'>) => ({
  ...CONDITION_OF[status],
  ...(channel && { channel }),
  ...(kind && { kind }),
});

const summaryOf = (row: OutboxMessageRow): OutboxSummary => ({
  id: row._id,
  channel: row.channel,
  kind: row.kind,
  status: statusOf(row),
  attempts: row.attempts,
  problem: row.last_problem ?? null,
  is_under_way: Boolean(row.lease),
  created_at: row.created_at,
  due_at: row.due_at,
  settled_at: row.settled_at ?? null,
});
