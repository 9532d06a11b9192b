import {
  areaReleaseById,
  createReportTokens,
  findUnderWay,
  readPointed,
  type Route,
  routeIn,
} from '@athenaeum/registry';
import type { Domain } from '@athenaeum/kit';
import type { Graph, ReleaseOfPage } from '@athenaeum/graph';
import type { Log } from '@athenaeum/graph/edge';
import type { Request } from 'express';
import mongoose from 'mongoose';
import type { Env } from '../../env';
import { PAGE_HEADER } from '../countOperations';
import { advanceRollback, DRAIN_MS, TABS_RELOAD_MS } from './advanceRollback';
import { createRunMigrationBack } from './runMigrationBack';

/** Which side of the running release the requesting page has; null without a release, and for callers that are no page of ours. */
export type ReleaseOf = (req: Pick<Request, 'headers'>) => ReleaseOfPage | null;

/** A route that could not be confirmed for so long is ignored: its release may have been rolled back by another gateway. */
const ROUTE_TTL_MS = 10_000;
const RETURN_INTERVAL_MS = 2000;

export type ReleaseRouting = ReturnType<typeof createReleaseRouting>;

interface Parts {
  env: Pick<Env, 'REPORT_KEY' | 'REPORT_KEY_PREVIOUS' | 'INTERNAL_KEY'>;
  log: Log;
  times?: { leave: number; drain: number; interval: number };
}

/**
 * Whether a page is answered by the subgraph of a release. The shell alone decides who gets the remote of the release, when it renders a
 * page; here the page's token says what was decided, so that the two never differ. Without a release nothing is read or compared.
 */
export function createReleaseRouting({
  env,
  log,
  times = { leave: TABS_RELOAD_MS, drain: DRAIN_MS, interval: RETURN_INTERVAL_MS },
}: Parts) {
  const tokens = createReportTokens([env.REPORT_KEY, ...env.REPORT_KEY_PREVIOUS]);
  const runMigrationBack = createRunMigrationBack(env.INTERNAL_KEY);
  let snapshot: string | null = null;
  let confirmedAt = 0;
  let route: Route | null = null;
  let graph: Pick<Graph, 'release'> | null = null;
  let reading: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Called each second with the id of the current snapshot. */
  function look(id: string | null): void {
    confirmedAt = performance.now();
    if (id === snapshot) return;
    snapshot = id;
    if (graph) void readAgain();
  }

  const readAgain = () =>
    (reading = reading.then(read).catch((error: unknown) => {
      // Retried at the next call.
      snapshot = '';
      log.warn({ reason: String(error) }, 'which release is under way could not be read');
    }));

  async function read(): Promise<void> {
    if (isClosed) return;
    const current = await readPointed(mongoose.connection);
    const next = routeIn(current);
    if (next?.release !== route?.release) await follow(next);
    const isUnderWay = next !== null || (await mayBeUnderWay());
    clearInterval(timer);
    if (isUnderWay && !isClosed) timer = setInterval(() => void goOn(), times.interval).unref();
  }

  /** The last steps of a rollback run after its route was withdrawn. */
  const mayBeUnderWay = async () => (await findUnderWay(mongoose.connection)) !== null;

  async function follow(next: Route | null): Promise<void> {
    const release = next && (await areaReleaseById(mongoose.connection, next.release));
    if (next && !release) throw new Error(`The release ${next.release} is not known.`);
    const opening = graph!.release(
      release && {
        id: release._id,
        // One of the four, as the command that begins a release has checked.
        name: release.subgraph.name as Domain,
        url: release.subgraph.url,
        supergraphSdl: release.supergraph,
      },
    );
    route = next;
    await opening.then(
      () => log.info({ release: next?.release ?? null }, 'the subgraph of a release is followed'),
      (error: unknown) => log.error({ err: error }, 'the graph of a release does not open'),
    );
  }

  let going: Promise<void> | null = null;
  const goOn = () =>
    (going ??= advanceRollback(mongoose.connection, { runMigrationBack, ...times })
      .then((isOver) => {
        if (isOver) clearInterval(timer);
      })
      .catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'a release could not be rolled back yet'),
      )
      .finally(() => (going = null)));

  return {
    look,
    /** Begins to follow; resolves once what is routed now can be answered. */
    async serve(served: Pick<Graph, 'release'>): Promise<void> {
      graph = served;
      await readAgain();
    },
    releaseOf({ headers }: Pick<Request, 'headers'>): ReleaseOfPage | null {
      if (!route || performance.now() - confirmedAt > ROUTE_TTL_MS) return null;
      const token = headers[PAGE_HEADER];
      const page = typeof token === 'string' ? tokens.versionsIn(token) : null;
      return page && { id: route.release, isCandidate: page.has(route.remote, route.version) };
    },
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      await reading;
      await going;
    },
  };
}
