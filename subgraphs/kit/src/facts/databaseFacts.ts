import type { Logger } from 'pino';
import type { PublishedFact } from './fact';
import { FACT_TTL_MS, FactModel, type FactRow } from './factRow.model';
import type { FactTransport } from './transport';

interface Options {
  log: Pick<Logger, 'warn'>;
  /** How often it is looked for new facts while somebody follows, ms. */
  pollMs?: number;
}

const POLL_INTERVAL_MS = 400;
/** Clocks differ, and a row may become readable later than its time says: so long before the last look is read again. */
const OVERLAP_MS = 3000;
/** From before a process began to follow: for pages that come back after a restart. */
const KEPT_MS = FACT_TTL_MS / 2;

/**
 * Facts between processes, by a small collection that each one polls while somebody follows there. The embedded database has
 * neither change streams nor tailable cursors; a poll by an index costs a fraction of a millisecond.
 */
export function databaseFacts({ log, pollMs = POLL_INTERVAL_MS }: Options): FactTransport {
  const followings = new Set<{ stop(): void; reading: Promise<void> }>();
  const writing = new Set<Promise<unknown>>();

  return {
    publish(facts) {
      const at = new Date();
      const written: Promise<unknown> = FactModel.insertMany(facts.map((fact) => ({ ...fact, at })))
        .catch((error: unknown) => log.warn({ err: error }, 'facts could not be published'))
        .finally(() => writing.delete(written));
      writing.add(written);
    },

    follow(listener) {
      const since = Date.now() - KEPT_MS;
      const told = new Map<string, number>();
      let seen = since;
      let isAway = false;

      async function read(): Promise<void> {
        const rows = await FactModel.find({ at: { $gte: new Date(seen - OVERLAP_MS) } })
          .sort({ at: 1 })
          .lean<FactRow[]>();
        for (const row of rows) {
          const at = row.at.getTime();
          seen = Math.max(seen, at);
          if (told.has(row._id) || following.isOver) continue;
          told.set(row._id, at);
          listener(asPublished(row, at));
        }
        for (const [id, at] of told) if (at < seen - OVERLAP_MS) told.delete(id);
      }

      const look = () =>
        read().then(
          () => void (isAway = false),
          (error: unknown) => {
            if (!isAway && !following.isOver) log.warn({ err: error }, 'facts could not be read');
            isAway = true;
          },
        );
      const next = () => {
        following.reading = look().then(() => {
          if (!following.isOver) timer = setTimeout(next, pollMs).unref();
        });
      };
      let timer: NodeJS.Timeout | undefined;
      const following = {
        isOver: false,
        reading: Promise.resolve(),
        stop() {
          following.isOver = true;
          clearTimeout(timer);
          followings.delete(following);
        },
      };
      followings.add(following);
      next();
      return { since, stop: following.stop };
    },

    async close() {
      const all = [...followings];
      for (const { stop } of all) stop();
      await Promise.all([...all.map(({ reading }) => reading), ...writing]);
    },
  };
}

const asPublished = ({ kind, id, to }: FactRow, at: number): PublishedFact => ({ kind, id, to, at });
