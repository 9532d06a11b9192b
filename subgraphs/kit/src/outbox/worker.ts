import type { Logger } from 'pino';
import { createWorkSignal, type WorkSignal } from './workSignal';
import { attempt, STOPPED, type Outcome } from './attempt';
import type { Channel } from './channel';
import { problemCode } from './deliveryProblem';
import { renew, takeNext } from './lease';
import type { OutboxMessageRow } from './outboxMessage.model';

export interface OutboxWorker {
  /** The names of its channels. */
  channels: readonly string[];
  start(): void;
  /** Takes nothing new, lets deliveries under way finish for a while and releases the rest. */
  stop(): Promise<void>;
  /** Delivers everything that is due, one by one; answers the number of attempts. */
  step(): Promise<number>;
}

interface Options {
  channels: readonly Channel[];
  log: Pick<Logger, 'debug' | 'warn' | 'error'>;
  onOutcome?: (outcome: Outcome, message: OutboxMessageRow, seconds: number) => void;
  /** How often to poll for messages of other processes, ms. */
  poll?: number;
  /** How long deliveries under way may take after `stop`, ms. */
  grace?: number;
  /** How long a lease lasts, ms. It is renewed during an attempt, so it only has to be short after a crash. */
  lease?: number;
  now?: () => number;
}

/** Renewals per lease: two may fail before another worker takes the message. */
const RENEWALS_PER_LEASE = 3;

/** Delivers messages at least once and, crashes apart, exactly once. Any number of workers may run side by side. */
export function createOutboxWorker({
  channels,
  log,
  onOutcome = () => {},
  poll = 1000,
  grace = 3000,
  lease = 30_000,
  now = Date.now,
}: Options): OutboxWorker {
  let signal: WorkSignal | undefined;
  let stopping = new AbortController();
  let isStopping = false;
  let isUnavailable = false;
  let loops: Promise<void>[] = [];

  async function run(channel: Channel, newWork: WorkSignal): Promise<void> {
    const active = new Set<Promise<void>>();
    while (!isStopping) {
      const seen = newWork.count();
      const isFull = active.size >= channel.concurrency;
      const message = isFull ? null : await takeIfAny(channel);
      if (message) {
        const work: Promise<void> = handle(channel, message).finally(() => active.delete(work));
        active.add(work);
      } else await (isFull ? Promise.race(active) : newWork.wait(seen, poll));
    }
    await Promise.all(active);
  }

  const take = ({ name }: Channel) => takeNext(name, lease, now());

  /** Logs once when the database is unavailable, and goes on polling. */
  async function takeIfAny(channel: Channel): Promise<OutboxMessageRow | null> {
    try {
      const message = await take(channel);
      isUnavailable = false;
      return message;
    } catch (error) {
      if (!isUnavailable) log.warn({ problem: problemCode(error) }, 'the outbox cannot be read');
      isUnavailable = true;
      return null;
    }
  }

  async function handle(channel: Channel, message: OutboxMessageRow): Promise<void> {
    const startedAt = performance.now();
    const renewal = setInterval(() => void keep(message), lease / RENEWALS_PER_LEASE);
    const outcome = await attempt(channel, message, { log, now, stop: stopping.signal });
    clearInterval(renewal);
    onOutcome(outcome, message, (performance.now() - startedAt) / 1000);
  }

  async function keep(message: OutboxMessageRow): Promise<void> {
    try {
      await renew(message, lease, now());
    } catch (error) {
      log.warn({ message: message._id, problem: problemCode(error) }, 'a lease could not be renewed');
    }
  }

  return {
    channels: channels.map(({ name }) => name),
    start() {
      isStopping = false;
      stopping = new AbortController();
      const newWork = (signal = createWorkSignal());
      loops = channels.map((channel) => run(channel, newWork));
    },
    async stop() {
      isStopping = true;
      signal?.notify();
      signal?.close();
      const deadline = setTimeout(() => stopping.abort(STOPPED), grace);
      await Promise.all(loops);
      clearTimeout(deadline);
      loops = [];
    },
    async step() {
      let attempts = 0;
      for (let isIdle = false; !isIdle;) {
        isIdle = true;
        for (const channel of channels)
          for (let message = await take(channel); message; message = await take(channel)) {
            await handle(channel, message);
            attempts += 1;
            isIdle = false;
          }
      }
      return attempts;
    },
  };
}
