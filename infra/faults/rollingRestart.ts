import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '@athenaeum/database';
import { SUBGRAPHS } from '../start/ports';
import { startBalancer } from './balancer';
import { freePort } from './freePort';
import { createInstance, rollOver } from './instance';
import { askGraph, startLoad } from './load';

/**
 * The back of the product with two instances of each service, restarted one after the other under constant load:
 * node --import tsx infra/faults/rollingRestart.ts [people]
 * Prints how many requests were answered and what failed; nothing may.
 */
const PEOPLE = Number(process.argv[2] ?? 12);
const QUERY = '{ salons(input: { take: 3 }) { ok data { id } } coaches(input: { take: 3 }) { ok } }';

const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-rolling-'));
const database = await startDatabase({ port: 0, dataDir, isThrowaway: true });
const shared = { DATA_DIR: dataDir, MONGODB_URI: database.uri, INTERNAL_KEY: 'k'.repeat(40) };
const ended: (() => unknown)[] = [];

/** Two of a service, behind one address. */
async function twoOf(entry: string, env: Record<string, string>) {
  const ports = [await freePort(), await freePort()];
  const instances = ports.map((port) => createInstance(entry, port, { ...shared, ...env }));
  ended.push(...instances.map(({ end }) => end));
  // One after the other: both make the same indexes.
  for (const instance of instances) await instance.start();
  const balancer = await startBalancer(ports);
  ended.push(balancer.stop);
  return { port: balancer.port, instances };
}

try {
  const services = new Map<string, Awaited<ReturnType<typeof twoOf>>>();
  const urls: Record<string, string> = {};
  for (const name of SUBGRAPHS) {
    const service = await twoOf(`subgraphs/${name}/src/main.ts`, {});
    services.set(name, service);
    urls[`SUBGRAPH_${name.toUpperCase()}_URL`] = `http://127.0.0.1:${service.port}/graphql`;
  }
  const gateway = await twoOf('gateway/src/main.ts', { ...urls, GATEWAY_MODE: 'services' });
  services.set('gateway', gateway);

  const headers = { 'apollo-require-preflight': '1' };
  const { load, stop } = startLoad(PEOPLE, (agent) =>
    askGraph(agent, { port: gateway.port, headers, query: QUERY }),
  );
  for (const [name, { instances }] of services) {
    const before = load.answered;
    const codes = await rollOver(instances);
    console.log({
      restarted: name,
      ended: codes,
      answered: load.answered - before,
      failed: { ...load.failed },
    });
  }
  const { answered, failed } = await stop();
  console.log({ answered, failed });
  process.exitCode = Object.keys(failed).length > 0 ? 1 : 0;
} finally {
  await Promise.all(ended.map((end) => end()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
