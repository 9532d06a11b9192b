import { retry } from '@athenaeum/common/waiting';
import type { Logger } from 'pino';
import type { Channel, Delivered } from './channel';
import { DeliveryProblem, problemCode } from './deliveryProblem';
import { giveBack } from './lease';
import type { OutboxMessageRow } from './outboxMessage.model';
import { retryDelay } from './retry';
import { settleDead, settleDone } from './settle';

export type Outcome = 'delivered' | 'obsolete' | 'postponed' | 'retried' | 'dead' | 'interrupted';

/** Reason to abort when the worker stops: the lease is released. */
export const STOPPED = new DeliveryProblem('away', 'STOPPED');

interface Parts {
  log: Pick<Logger, 'debug' | 'warn' | 'error'>;
  now: () => number;
  /** Aborts with `STOPPED`. */
  stop: AbortSignal;
}

/** Delivers one leased message and stores the outcome; never throws. */
export async function attempt(
  channel: Channel,
  message: OutboxMessageRow,
  { log, now, stop }: Parts,
): Promise<Outcome> {
  const { _id, kind, attempts } = message;
  const name = { message: _id, channel: channel.name, kind, attempts };
  try {
    return await succeeded(await withinTime(channel, message, stop));
  } catch (error) {
    return failed(error).catch((lost: unknown) => {
      // The lease expires, and the message is tried again.
      log.warn({ ...name, problem: problemCode(lost) }, 'the outcome of a message could not be stored');
      return 'interrupted';
    });
  }

  async function succeeded(delivered: Delivered): Promise<Outcome> {
    if (typeof delivered === 'object') {
      await giveBack(message, delivered.notBefore, { attempts: 0 });
      return 'postponed';
    }
    await retryWrite(() => settleDone(message, now()));
    log.debug(name, delivered);
    return delivered;
  }

  async function failed(error: unknown): Promise<Outcome> {
    if (error === STOPPED) {
      await giveBack(message, now());
      return 'interrupted';
    }
    const problem = problemCode(error);
    const wait = retryDelay(attempts, error);
    if (wait === null) {
      await settleDead(message, problem, now());
      log.error({ ...name, problem }, 'a message became a dead letter');
      return 'dead';
    }
    await giveBack(message, now() + wait, { last_problem: problem });
    log.warn({ ...name, problem }, 'a message will be retried');
    return 'retried';
  }
}

async function withinTime(
  channel: Channel,
  message: OutboxMessageRow,
  stop: AbortSignal,
): Promise<Delivered> {
  // Not `AbortSignal.any`: Node keeps such a signal for as long as it has listeners, which is for good where nothing aborts.
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new DeliveryProblem('away', 'TIMEOUT')), channel.timeout);
  const stopped = () => end.abort(stop.reason);
  stop.addEventListener('abort', stopped);
  const aborted = new Promise<never>((_, reject) =>
    end.signal.addEventListener('abort', () => reject(end.signal.reason as Error)),
  );
  if (stop.aborted) stopped();
  try {
    return await Promise.race([channel.deliver(message, end.signal), aborted]);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', stopped);
  }
}

const WRITE_RETRY_INTERVAL_MS = 500;
const MAX_WRITE_ATTEMPTS = 10;

/** Retries storing a success, so that a short outage of the database does not cause a second delivery. */
const retryWrite = (write: () => Promise<void>): Promise<void> =>
  retry(write, { attempts: MAX_WRITE_ATTEMPTS, delay: WRITE_RETRY_INTERVAL_MS });
