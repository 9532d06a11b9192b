import type { OutboxMessageRow } from './outboxMessage.model';

/** How a message stands, as whoever looks after them asks: `retrying` has failed at least once, `queued` waits for an earlier one. */
export const MESSAGE_STANDINGS = ['dead', 'retrying', 'waiting', 'queued', 'done'] as const;
export type MessageStanding = (typeof MESSAGE_STANDINGS)[number];

/** As the condition that finds them. */
export const CONDITION_OF = {
  waiting: { state: 'open', last_problem: null },
  retrying: { state: 'open', last_problem: { $ne: null } },
  queued: { state: 'queued' },
  dead: { state: 'dead' },
  done: { state: 'done' },
} as const satisfies Record<MessageStanding, object>;

export const standingOf = ({
  state,
  last_problem,
}: Pick<OutboxMessageRow, 'state' | 'last_problem'>): MessageStanding =>
  state === 'open' ? (last_problem ? 'retrying' : 'waiting') : state;
