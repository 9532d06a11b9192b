import { setTimeout as pause } from 'node:timers/promises';
import { Router } from 'express';
import type { Redis } from '@athenaeum/kit/redis';
import mongoose from 'mongoose';
import type { SubgraphClients } from '../subgraphs/subgraphClient';

export interface Readiness {
  /** Fails readiness from now on: no new requests should be sent to this process. */
  drain(): void;
  routes: Router;
}

const PING_TIMEOUT_MS = 1000;

/** `/live`: the process runs. `/ready`: it can serve requests, and which version it is. */
export function createReadiness(
  clients: SubgraphClients,
  version: string,
  redis: Redis | null = null,
): Readiness {
  let isDraining = false;
  const seen = new Set<string>();
  const routes = Router();

  routes.get('/live', (_req, res) => void res.json({ ok: true }));
  routes.get('/ready', async (_req, res) => {
    const [database, ...subgraphs] = await Promise.all([
      databaseAnswers(),
      ...Object.values(clients).map(async (client) => [client.name, await client.isReady()] as const),
    ]);
    for (const [name, isReady] of subgraphs) if (isReady) seen.add(name);
    // Redis has no say: the database takes its place.
    const parts = {
      database,
      ...(redis && { redis: redis.isReady() }),
      ...Object.fromEntries(subgraphs),
    };
    // A subgraph that goes down later costs only its own fields; failing readiness would cost everything.
    const ok = !isDraining && database && seen.size === subgraphs.length;
    res.status(ok ? 200 : 503).json({ ok, isDraining, about: { version }, parts });
  });

  return { routes, drain: () => void (isDraining = true) };
}

/** Pings rather than trusting the connection state: a lost connection is noticed only when it is used. */
export async function databaseAnswers(): Promise<boolean> {
  const { db, readyState } = mongoose.connection;
  if (readyState !== mongoose.ConnectionStates.connected || !db) return false;
  const late = pause(PING_TIMEOUT_MS, false, { ref: false });
  return Promise.race([
    db.command({ ping: 1 }).then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
