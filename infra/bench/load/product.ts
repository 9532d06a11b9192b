import { join } from 'node:path';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startBalancer } from '../../faults/balancer';
import { freePort } from '../../faults/freePort';
import { SUBGRAPHS } from '../../start/ports';
import { databaseOf, type Size } from './loadData';
import { ready, startPart, type Part } from './part';

export type Subgraph = (typeof SUBGRAPHS)[number];

export interface Product {
  /** Where the gateway is asked. */
  port: number;
  parts: Part[];
  stop(): Promise<void>;
}

/** The database as a process of its own, and its address. */
export async function startDatabase(dataDir: string): Promise<{ part: Part; uri: string }> {
  const port = await freePort();
  const env = { DATA_DIR: dataDir, DATABASE_PORT: String(port) };
  const part = await startPart({ name: 'database', entry: 'infra/database/src/main.ts', port, env });
  while (!(await accepts(port))) await pause(50);
  return { part, uri: `mongodb://127.0.0.1:${port}/?directConnection=true` };
}

/** The back of the product over one of the sizes of data: so many instances of each service, each a process. */
export async function startProduct(options: {
  uri: string;
  dataDir: string;
  size: Size;
  instances: number;
  env?: Record<string, string>;
}): Promise<Product> {
  const parts: Part[] = [];
  const balancers: { stop(): void }[] = [];
  const shared = {
    ...options.env,
    DATA_DIR: join(options.dataDir, 'files'),
    MONGODB_URI: options.uri,
    MONGODB_DATABASE: databaseOf(options.size),
    INTERNAL_KEY: 'k'.repeat(40),
  };

  /** Answers where they are asked; one alone is asked itself. */
  async function start(name: string, entry: string, env: Record<string, string>): Promise<number> {
    const ports: number[] = [];
    // One after the other: all of them make the same indexes.
    for (let index = 1; index <= options.instances; index += 1) {
      const port = await freePort();
      const named = options.instances > 1 ? `${name} ${index}` : name;
      parts.push(await ready(await startPart({ name: named, entry, port, env: { ...shared, ...env } })));
      ports.push(port);
    }
    if (ports.length === 1) return ports[0]!;
    const balancer = await startBalancer(ports);
    balancers.push(balancer);
    return balancer.port;
  }

  const urls: Record<string, string> = {};
  for (const name of SUBGRAPHS) {
    const port = await start(name, `subgraphs/${name}/src/main.ts`, {});
    urls[`SUBGRAPH_${name.toUpperCase()}_URL`] = `http://127.0.0.1:${port}/graphql`;
  }
  const port = await start('gateway', 'gateway/src/main.ts', { ...urls, GATEWAY_MODE: 'services' });
  return {
    port,
    parts,
    async stop() {
      for (const part of [...parts].reverse()) await part.end();
      for (const balancer of balancers) balancer.stop();
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return answered;
}
