import type { LiveFact } from '@athenaeum/common/facts';

/** Facts as the lines of `text/event-stream`. The id is a time, so that a page can reconnect to any gateway. */
export const asEvents = (facts: readonly LiveFact[], at: number): string =>
  facts.map((fact) => `id: ${at}\ndata: ${JSON.stringify(fact)}\n\n`).join('');

/** Advances the page's `Last-Event-ID`, and keeps proxies from closing the connection. */
export const asHeartbeat = (at: number): string => `event: beat\nid: ${at}\ndata\n\n`;

/** How long the browser waits before it connects again, ms. */
export const asRetry = (ms: number): string => `retry: ${Math.round(ms)}\n`;

/** A fact as it is sent to a page. Without `jitterMs` where few pages get it. */
export const asLiveFact = ({ kind, id }: { kind: string; id: string }, jitterMs = 0): LiveFact => ({
  kind: kind as LiveFact['kind'],
  id,
  ...(jitterMs > 0 && { jitterMs }),
});
