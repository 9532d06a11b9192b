import type { LiveFact } from '@athenaeum/common/facts';
import { openStream, type Stream } from './stream';

export interface SharedStream {
  /** Whether this tab is one for which a stream should be open. */
  want(isWanted: boolean): void;
  close(): void;
}

interface Passed {
  /** The place in the stream. */
  last: string;
  fact?: LiveFact;
}

/** A tab that is left for a moment keeps its stream. */
const GRACE_MS = 10_000;

/**
 * One stream for all tabs of a browser: the tab that holds the lock has it, and passes on what it hears. Only tabs in view wait for
 * the lock, as browsers suspend the others; the next one goes on where the last has left.
 */
export function shareStream(account: string, hear: (fact: LiveFact) => void): SharedStream {
  const name = `athenaeum live ${account}`;
  const channel = new BroadcastChannel(name);
  let last = '';
  let waiting: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    ({ last } = data);
    if (data.fact) hear(data.fact);
  };
  const pass = (passed: Passed) => {
    ({ last } = passed);
    channel.postMessage(passed);
  };

  function lead(until: AbortSignal): Promise<void> {
    const stream: Stream = openStream({
      after: last,
      last: (id) => pass({ last: id }),
      hear(fact) {
        pass({ last, fact });
        hear(fact);
      },
    });
    return new Promise((resolve) =>
      until.addEventListener('abort', () => {
        stream.close();
        resolve();
      }),
    );
  }

  function begin(): void {
    clearTimeout(leaving);
    leaving = undefined;
    if (waiting) return;
    waiting = new AbortController();
    const { signal } = waiting;
    // Aborted while it waits: another tab has the stream still.
    navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
  }

  function end(): void {
    waiting?.abort();
    waiting = undefined;
  }

  return {
    want: (isWanted) => (isWanted ? begin() : void (leaving ??= setTimeout(end, GRACE_MS))),
    close() {
      clearTimeout(leaving);
      end();
      channel.close();
    },
  };
}
