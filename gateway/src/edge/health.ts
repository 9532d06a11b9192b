import { Router } from 'express';
import mongoose from 'mongoose';
import type { SubgraphClients } from '../graph/subgraphs/subgraphClient';

export interface Readiness {
  /** From here on nothing new should be sent to this process. */
  drain(): void;
  routes: Router;
}

/** `/live`: the process answers. `/ready`: send it requests. */
export function createReadiness(clients: SubgraphClients): Readiness {
  let isDraining = false;
  const seen = new Set<string>();
  const routes = Router();

  routes.get('/live', (_req, res) => void res.json({ ok: true }));
  routes.get('/ready', async (_req, res) => {
    const subgraphs = await Promise.all(
      Object.values(clients).map(async (client) => [client.name, await client.isReady()] as const),
    );
    for (const [name, isReady] of subgraphs) if (isReady) seen.add(name);
    const parts = { database: mongoose.connection.readyState === 1, ...Object.fromEntries(subgraphs) };
    // A subgraph that goes away later costs its own fields only; taking the gateway away too would cost everything.
    const ok = !isDraining && parts.database && seen.size === subgraphs.length;
    res.status(ok ? 200 : 503).json({ ok, isDraining, parts });
  });

  return { routes, drain: () => void (isDraining = true) };
}
