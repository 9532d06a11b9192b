import { SUBGRAPHS } from '../start/ports';
import type { PrepareProgram } from '../start/program';
import { createInstance } from './instance';
import { createReplicas, type Replicas } from './replicas';

export type Subgraph = (typeof SUBGRAPHS)[number];
/** Each needs those before it. */
export const SERVICES = [...SUBGRAPHS, 'gateway', 'worker'] as const;
export type Service = (typeof SERVICES)[number];

interface Options {
  databaseUri: string;
  /** Where files are kept. */
  dataDir: string;
  /** For every service, beside what says where the others are. */
  env?: Record<string, string>;
  /** How many of each, or of one. */
  instances?: number | ((service: Service) => number);
  /** How a program is run; by default from its source. */
  prepare?: PrepareProgram;
  /** Answers the address of the database that one instance is given; by default all are given the same. */
  databaseOf?(service: Service, index: number): Promise<string>;
  /** Answers the port by which the others shall reach a service. */
  reachedBy?(service: Service, port: number): Promise<number>;
}

/** The gateway, its worker and its subgraphs in services mode, each instance a process; nothing runs before it is started. */
export async function createServices({
  databaseUri,
  dataDir,
  env,
  instances = 1,
  prepare,
  databaseOf = async () => databaseUri,
  reachedBy = async (_service, port) => port,
}: Options) {
  const shared: Record<string, string> = {
    DATA_DIR: dataDir,
    MONGODB_URI: databaseUri,
    INTERNAL_KEY: 'k'.repeat(40),
    ...env,
  };
  const create = async (
    service: Service,
    own: (door: number) => Record<string, string> = () => ({}),
  ): Promise<Replicas> => {
    const entry = entryOf(service);
    const program = await prepare?.(entry);
    return createReplicas(
      async (port, door, index) => {
        const env = { ...own(door), ...shared, MONGODB_URI: await databaseOf(service, index) };
        return createInstance(entry, port, env, { program });
      },
      {
        count: typeof instances === 'number' ? instances : instances(service),
        reachedBy: (port) => reachedBy(service, port),
      },
    );
  };

  const services = new Map<Service, Replicas>();
  for (const name of SUBGRAPHS) services.set(name, await create(name));
  const urls = SUBGRAPHS.map((name) => [
    `SUBGRAPH_${name.toUpperCase()}_URL`,
    `http://127.0.0.1:${services.get(name)!.door}/graphql`,
  ]);
  const originAt = (door: number) => `http://localhost:${door}`;
  const gateway = await create('gateway', (door) => ({
    ...Object.fromEntries(urls),
    GATEWAY_MODE: 'services',
    RUN_WORKER: 'false',
    PUBLIC_ORIGIN: originAt(door),
  }));
  services.set('gateway', gateway);
  const worker = await create('worker', () => ({
    ...Object.fromEntries(urls),
    PUBLIC_ORIGIN: originAt(gateway.door),
    GATEWAY_URL: `http://127.0.0.1:${gateway.door}`,
  }));
  services.set('worker', worker);

  return {
    /** What every service is given. */
    shared,
    /** Of the gateway. */
    port: gateway.door,
    origin: originAt(gateway.door),
    /** All of a service. */
    replicasOf: (service: Service) => services.get(service)!,
    /** The first of a service. */
    instanceOf: (service: Service) => services.get(service)!.instances[0]!,
    async start(): Promise<void> {
      for (const service of services.values()) await service.start();
    },
    async stop(): Promise<void> {
      for (const service of [...services.values()].reverse()) await service.stop();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;

function entryOf(service: Service): string {
  if (service === 'gateway') return 'gateway/src/main.ts';
  return service === 'worker' ? 'gateway/worker/src/main.ts' : `subgraphs/${service}/src/main.ts`;
}
