import type { Logger } from 'pino';
import type { PublishedFact } from './fact';
import { FactModel, type FactRow } from './factRow.model';
import { REPLAY_MS, type FactTransport } from './transport';

interface Options {
  log: Pick<Logger, 'warn'>;
  /** How often new facts are polled while there is a subscription, ms. */
  pollMs?: () => number;
}

const POLL_INTERVAL_MS = 400;
/** Clocks differ, and a row may become readable later than its time says: each poll overlaps the one before. */
const OVERLAP_MS = 3000;

/**
 * Facts between processes, by a small collection that each process polls while it has a subscription. The embedded database has
 * neither change streams nor tailable cursors; a poll by an index costs a fraction of a millisecond.
 */
export function databaseFacts({ log, pollMs = () => POLL_INTERVAL_MS }: Options): FactTransport {
  const subscriptions = new Set<{ stop(): void; reading: Promise<void> }>();
  const writing = new Set<Promise<unknown>>();

  return {
    publish(facts) {
      const at = new Date();
      const written: Promise<unknown> = FactModel.insertMany(facts.map((fact) => ({ ...fact, at })))
        .catch((error: unknown) => log.warn({ err: error }, 'facts could not be published'))
        .finally(() => writing.delete(written));
      writing.add(written);
    },

    subscribe(listener) {
      const since = Date.now() - REPLAY_MS;
      const delivered = new Map<string, number>();
      let seen = since;
      let isUnavailable = false;

      async function read(): Promise<void> {
        const rows = await FactModel.find({ at: { $gte: new Date(seen - OVERLAP_MS) } })
          .sort({ at: 1 })
          .lean<FactRow[]>();
        for (const row of rows) {
          const at = row.at.getTime();
          seen = Math.max(seen, at);
          if (delivered.has(row._id) || subscription.isStopped) continue;
          delivered.set(row._id, at);
          listener(asPublished(row, at));
        }
        for (const [id, at] of delivered) if (at < seen - OVERLAP_MS) delivered.delete(id);
      }

      const poll = () =>
        read().then(
          () => void (isUnavailable = false),
          (error: unknown) => {
            if (!isUnavailable && !subscription.isStopped)
              log.warn({ err: error }, 'facts could not be read');
            isUnavailable = true;
          },
        );
      const next = () => {
        subscription.reading = poll().then(() => {
          if (!subscription.isStopped) timer = setTimeout(next, pollMs()).unref();
        });
      };
      let timer: NodeJS.Timeout | undefined;
      const subscription = {
        isStopped: false,
        reading: Promise.resolve(),
        stop() {
          subscription.isStopped = true;
          clearTimeout(timer);
          subscriptions.delete(subscription);
        },
      };
      subscriptions.add(subscription);
      next();
      return { since, stop: subscription.stop };
    },

    async close() {
      const all = [...subscriptions];
      for (const { stop } of all) stop();
      await Promise.all([...all.map(({ reading }) => reading), ...writing]);
    },
  };
}

const asPublished = ({ kind, id, to }: FactRow, at: number): PublishedFact => ({ kind, id, to, at });
