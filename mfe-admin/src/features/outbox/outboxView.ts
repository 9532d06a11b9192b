import { defineListView, matching, oneOf, type ViewOf } from '../../components/list';

export const STATUSES = ['dead', 'retrying', 'waiting', 'queued', 'done'] as const;

/** An identifier. */
const name = matching(/^[\w-]{1,60}$/);

/** The query parameters of the list; failed messages are the default. */
export const outboxView = defineListView({ status: oneOf(STATUSES, 'dead'), channel: name, kind: name });
export type OutboxView = ViewOf<typeof outboxView>;
