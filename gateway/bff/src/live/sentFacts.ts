import type { LiveFact } from '@athenaeum/common/facts';

/** Facts as the lines of `text/event-stream`. The id is a time, so that any gateway can go on after another. */
export const asEvents = (facts: readonly LiveFact[], at: number): string =>
  facts.map((fact) => `id: ${at}\ndata: ${JSON.stringify(fact)}\n\n`).join('');

/** Moves the page's place in the stream on, and keeps proxies from giving up. */
export const asHeartbeat = (at: number): string => `event: beat\nid: ${at}\ndata\n\n`;

/** How long the browser waits before it connects again, ms. */
export const asRetry = (ms: number): string => `retry: ${Math.round(ms)}\n`;

/** As a page gets it. `within` is left out where few hear it. */
export const asLiveFact = ({ kind, id }: { kind: string; id: string }, within = 0): LiveFact => ({
  kind: kind as LiveFact['kind'],
  id,
  ...(within > 0 && { within }),
});
