import type { OutboxMessageRow } from './outboxMessage.model';

/** The status of a message, as staff see it: `retrying` has failed at least once, `queued` waits for an earlier one. */
export const MESSAGE_STATUSES = ['dead', 'retrying', 'waiting', 'queued', 'done'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The condition that finds messages with a status. */
export const CONDITION_OF = {
  waiting: { state: 'open', last_problem: null },
  retrying: { state: 'open', last_problem: { $ne: null } },
  queued: { state: 'queued' },
  dead: { state: 'dead' },
  done: { state: 'done' },
} as const satisfies Record<MessageStatus, object>;

export const statusOf = ({
  state,
  last_problem,
}: Pick<OutboxMessageRow, 'state' | 'last_problem'>): MessageStatus =>
  state === 'open' ? (last_problem ? 'retrying' : 'waiting') : state;
