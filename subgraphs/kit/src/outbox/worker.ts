import type { Logger } from 'pino';
import { createAlarm, type Alarm } from './alarm';
import { attempt, STOPPED, type Outcome } from './attempt';
import type { Channel } from './channel';
import { problemCode } from './deliveryProblem';
import { renew, takeNext } from './lease';
import type { OutboxMessageRow } from './outboxMessage.model';

export interface OutboxWorker {
  /** The names of what it delivers by. */
  channels: readonly string[];
  start(): void;
  /** Takes nothing new, lets what is under way finish for a while and gives the rest back. */
  stop(): Promise<void>;
  /** Delivers everything that is due, one by one; answers how many attempts that took. */
  step(): Promise<number>;
}

interface Options {
  channels: readonly Channel[];
  log: Pick<Logger, 'debug' | 'warn' | 'error'>;
  onOutcome?: (outcome: Outcome, message: OutboxMessageRow, seconds: number) => void;
  /** How often to look for what other processes wrote, ms. */
  poll?: number;
  /** How long what is under way may take after `stop`, ms. */
  grace?: number;
  /** How long it has what it took, ms: renewed while an attempt lasts, so that after a crash nobody waits longer. */
  lease?: number;
  now?: () => number;
}

/** A renewal may fail twice before a message is lost to another worker. */
const RENEWALS = 3;

/** Delivers what was enqueued, at least once and, crashes apart, exactly once. Any number may run side by side. */
export function createOutboxWorker({
  channels,
  log,
  onOutcome = () => {},
  poll = 1000,
  grace = 3000,
  lease = 30_000,
  now = Date.now,
}: Options): OutboxWorker {
  let alarm: Alarm | undefined;
  let stopping = new AbortController();
  let isStopping = false;
  let isBlind = false;
  let loops: Promise<void>[] = [];

  async function run(channel: Channel, bell: Alarm): Promise<void> {
    const active = new Set<Promise<void>>();
    while (!isStopping) {
      const heard = bell.rings();
      const isFull = active.size >= channel.concurrency;
      const message = isFull ? null : await takeIfAny(channel);
      if (message) {
        const work: Promise<void> = handle(channel, message).finally(() => active.delete(work));
        active.add(work);
      } else await (isFull ? Promise.race(active) : bell.sleep(heard, poll));
    }
    await Promise.all(active);
  }

  const take = ({ name }: Channel) => takeNext(name, lease, now());

  /** A database that is away is said once, and looked for again as new messages are. */
  async function takeIfAny(channel: Channel): Promise<OutboxMessageRow | null> {
    try {
      const message = await take(channel);
      isBlind = false;
      return message;
    } catch (error) {
      if (!isBlind) log.warn({ problem: problemCode(error) }, 'the outbox cannot be read');
      isBlind = true;
      return null;
    }
  }

  async function handle(channel: Channel, message: OutboxMessageRow): Promise<void> {
    const startedAt = performance.now();
    const renewal = setInterval(() => void keep(message), lease / RENEWALS);
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
      const bell = (alarm = createAlarm());
      loops = channels.map((channel) => run(channel, bell));
    },
    async stop() {
      isStopping = true;
      alarm?.ring();
      alarm?.close();
      const enough = setTimeout(() => stopping.abort(STOPPED), grace);
      await Promise.all(loops);
      clearTimeout(enough);
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
