import { setTimeout as pause } from 'node:timers/promises';
import { Router } from 'express';
import mongoose from 'mongoose';
import type { SubgraphClients } from '../graph/subgraphs/subgraphClient';

export interface Readiness {
  /** From here on nothing new should be sent to this process. */
  drain(): void;
  routes: Router;
}

const LONGEST_PING = 1000;

/** `/live`: the process answers. `/ready`: send it requests. */
export function createReadiness(clients: SubgraphClients): Readiness {
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
    const parts = { database, ...Object.fromEntries(subgraphs) };
    // A subgraph that goes away later costs its own fields only; taking the gateway away too would cost everything.
    const ok = !isDraining && database && seen.size === subgraphs.length;
    res.status(ok ? 200 : 503).json({ ok, isDraining, parts });
  });

  return { routes, drain: () => void (isDraining = true) };
}

/** Asked rather than remembered: a connection that was lost is only noticed when it is used. */
export async function databaseAnswers(): Promise<boolean> {
  const { db, readyState } = mongoose.connection;
  if (readyState !== mongoose.ConnectionStates.connected || !db) return false;
  const late = pause(LONGEST_PING, false, { ref: false });
  return Promise.race([
    db.command({ ping: 1 }).then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
