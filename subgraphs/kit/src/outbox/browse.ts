import type { Page } from '../result';
import { OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';
import { CONDITION_OF, MESSAGE_STANDINGS, standingOf, type MessageStanding } from './standing';

export interface OutboxQuestion {
  standing: MessageStanding;
  channel?: string | undefined;
  kind?: string | undefined;
  take: number;
  skip: number;
}

/** A message without what it says, which may be for its receiver alone. */
export interface OutboxGlance {
  id: string;
  channel: string;
  kind: string;
  standing: MessageStanding;
  attempts: number;
  /** A code. */
  problem: string | null;
  /** Whether a worker has it at this moment. */
  is_under_way: boolean;
  /** Epoch ms. */
  created_at: number;
  due_at: number;
  settled_at: number | null;
}

const GLANCE = 'channel kind state attempts last_problem lease created_at due_at settled_at';

/** One page of what the outbox holds: what is settled newest first, what is not in the order in which it is due. */
export async function browseOutbox(question: OutboxQuestion): Promise<Page<OutboxGlance>> {
  const { standing, take, skip } = question;
  const where = conditionOf(question);
  const isSettled = standing === 'dead' || standing === 'done';
  const [rows, count] = await Promise.all([
    OutboxMessage.find(where)
      .select(GLANCE)
      .sort(isSettled ? { settled_at: -1, _id: 1 } : { due_at: 1, _id: 1 })
      .skip(skip)
      .limit(take)
      .lean<OutboxMessageRow[]>(),
    OutboxMessage.countDocuments(where),
  ]);
  return { data: rows.map(glanceOf), count };
}

/** How many there are of each standing. */
export async function countStandings(): Promise<Record<MessageStanding, number>> {
  const counts = await Promise.all(
    MESSAGE_STANDINGS.map(
      async (standing) => [standing, await OutboxMessage.countDocuments(conditionOf({ standing }))] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<MessageStanding, number>;
}

/** The kinds that were given up, the most first. */
export async function deadKinds(): Promise<{ kind: string; count: number }[]> {
  const groups = await OutboxMessage.aggregate<{ _id: string; count: number }>([
    { $match: { state: 'dead' } },
    { $group: { _id: '$kind', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
  ]);
  return groups.map(({ _id: kind, count }) => ({ kind, count }));
}

const conditionOf = ({ standing, channel, kind }: Pick<OutboxQuestion, 'standing' | 'channel' | 'kind'>) => ({
  ...CONDITION_OF[standing],
  ...(channel && { channel }),
  ...(kind && { kind }),
});

const glanceOf = (row: OutboxMessageRow): OutboxGlance => ({
  id: row._id,
  channel: row.channel,
  kind: row.kind,
  standing: standingOf(row),
  attempts: row.attempts,
  problem: row.last_problem ?? null,
  is_under_way: Boolean(row.lease),
  created_at: row.created_at,
  due_at: row.due_at,
  settled_at: row.settled_at ?? null,
});
