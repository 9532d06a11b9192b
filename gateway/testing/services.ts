import { createServer, type RequestListener, type Server } from 'node:http';
import type { Domain, Subgraph } from '@athenaeum/kit';
import { serveSubgraph } from '@athenaeum/kit/service';
import type { GraphQLSchema } from 'graphql';
import { runOn } from './fakeSubgraphs';
import { freePort } from '@athenaeum/kit/testing/freePort';

export const INTERNAL_KEY = 'an-internal-key-for-tests-of-32-bytes';

/** The fake subgraphs as HTTP services, each with its own address, started and stopped one by one. */
export async function createServices(schemas: Partial<Record<Domain, GraphQLSchema>>) {
  const names = Object.keys(schemas) as Domain[];
  const ports = new Map<Domain, number>();
  const running = new Map<Domain, { close(): Promise<unknown> }>();
  for (const name of names) ports.set(name, await freePort());

  async function start(name: Domain): Promise<void> {
    const schema = schemas[name]!;
    const subgraph: Subgraph = {
      name,
      about: { version: '1.0.0', owner: 'Somebody', contract: 'fake' },
      schema,
      models: [],
      migrations: [],
      watched: {},
      createContext: (caller) => ({ ...caller, loaders: null }),
      execute: (call, caller) => runOn(schema, call, caller),
    };
    running.set(name, await serveSubgraph(subgraph, { port: ports.get(name)!, internalKey: INTERNAL_KEY }));
  }

  async function stop(name: Domain): Promise<void> {
    await running.get(name)?.close();
    running.delete(name);
  }

  /** Replaces a service by another listener. */
  async function replace(name: Domain, listener: RequestListener): Promise<void> {
    await stop(name);
    const server: Server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(ports.get(name), '127.0.0.1', resolve));
    const close = () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    running.set(name, { close });
  }

  for (const name of names) await start(name);
  const urlOf = (name: Domain) => `http://127.0.0.1:${ports.get(name)}/graphql`;
  return {
    start,
    stop,
    replace,
    urlOf,
    env: Object.fromEntries(names.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, urlOf(name)])),
    closeAll: () => Promise.all(names.map(stop)),
  };
}
