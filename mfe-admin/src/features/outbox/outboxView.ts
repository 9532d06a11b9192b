import { defineListView, matching, oneOf, type ViewOf } from '../../components/list';

export const STANDINGS = ['dead', 'retrying', 'waiting', 'queued', 'done'] as const;

/** As programs name things. */
const name = matching(/^[\w-]{1,60}$/);

/** What needs somebody comes first. */
export const outboxView = defineListView({ standing: oneOf(STANDINGS, 'dead'), channel: name, kind: name });
export type OutboxView = ViewOf<typeof outboxView>;
