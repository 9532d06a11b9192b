import { Refusal } from '@athenaeum/kit';
import { RegistryProblem } from '@athenaeum/registry';
import type { Response } from 'express';
import type { Logger } from 'pino';
import type { Progress } from '@athenaeum/release-protocol/answers';

/** Below the idle timeout of proxies. */
const HEARTBEAT_INTERVAL_MS = 10_000;

/** The client has disconnected. */
export class ClientDisconnected extends Error {}

export interface Work {
  onProgress: (line: string) => void;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Streams the progress of `work` as JSON lines, and its result as the last one. A thrown problem is sent with its message,
 * anything else as an internal error.
 */
export async function streamProgress(
  res: Response,
  work: (means: Work) => Promise<string>,
  { log }: { log: Pick<Logger, 'error'> },
): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished)
      gone.abort(new ClientDisconnected('The client went away before it was published.'));
  });
  const tell = (event: Progress) => {
    if (!res.destroyed) res.write(`${JSON.stringify(event)}\n`);
  };
  res.status(200).set({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would buffer it until its end.
    'x-accel-buffering': 'no',
  });
  res.flushHeaders();
  const heartbeat = setInterval(() => tell({ type: 'waiting' }), HEARTBEAT_INTERVAL_MS);
  try {
    const text = await work({
      onProgress: (line) => tell({ type: 'line', text: line }),
      signal: gone.signal,
    });
    tell({ type: 'done', text });
  } catch (error) {
    tell({ type: 'refused', text: wordsOf(error, log) });
  } finally {
    clearInterval(heartbeat);
    res.end();
  }
}

function wordsOf(error: unknown, log: Pick<Logger, 'error'>): string {
  if (error instanceof Refusal || error instanceof RegistryProblem || error instanceof ClientDisconnected)
    return error.message;
  log.error({ err: error }, 'a release failed');
  return 'Something failed here. athenaeum-remote status tells what is live, and the log of the release service what failed.';
}
