import type { LiveFact } from '@athenaeum/common/facts';

interface Parts {
  /** The place to go on from, as `last` told it; empty for a page that has just been loaded. */
  after: string;
  hear(fact: LiveFact): void;
  /** The place has moved on. */
  last(id: string): void;
}

export interface Stream {
  close(): void;
}

const LIVE_PATH = '/api/live';
/** From so many failures in a row on, the page asks. */
const FAILURES_UNTIL_ASKING = 3;
const ASK_INTERVAL_MS = 30_000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 300_000;

/** The stream of facts. When it cannot be opened, the page asks now and then instead, and goes on trying. */
export function openStream({ after, hear, last }: Parts): Stream {
  let place = after;
  let failures = 0;
  let source: EventSource | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;

  const ask = () => hear(MISSED);

  function keepPlace({ lastEventId }: MessageEvent): void {
    place = lastEventId;
    last(place);
  }

  function open(): void {
    source = new EventSource(place ? `${LIVE_PATH}?after=${place}` : LIVE_PATH);
    source.onopen = () => {
      failures = 0;
      clearInterval(asking);
      asking = undefined;
    };
    source.onmessage = (event: MessageEvent<string>) => {
      keepPlace(event);
      hear(JSON.parse(event.data) as LiveFact);
    };
    source.addEventListener('beat', keepPlace);
    source.onerror = () => {
      failures += 1;
      if (failures >= FAILURES_UNTIL_ASKING) asking ??= setInterval(ask, ASK_INTERVAL_MS);
      // Otherwise the browser connects again by itself, after the time that the server has named.
      if (source?.readyState !== EventSource.CLOSED) return;
      retrying = setTimeout(
        open,
        Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS) * (0.5 + Math.random()),
      );
    };
  }

  open();
  return {
    close() {
      source?.close();
      clearTimeout(retrying);
      clearInterval(asking);
    },
  };
}

/** Anything may have changed. */
export const MISSED: LiveFact = { kind: 'all', id: '' };
