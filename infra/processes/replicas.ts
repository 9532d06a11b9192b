import { freePort } from '@athenaeum/kit/testing/freePort';
import { startBalancer } from './balancer';
import type { Instance } from './instance';

interface Options {
  count?: number;
  /** The port of the balancer, where somebody has to know it before; any free one by default. */
  door?: number;
  /** Answers the port by which others shall reach what listens on one. */
  reachedBy?(port: number): Promise<number>;
}

/** Several instances of one server behind one address, which each of them knows; one alone needs no balancer. */
export async function createReplicas(
  create: (port: number, door: number, index: number) => Instance | Promise<Instance>,
  { count = 1, door: wanted, reachedBy = async (port) => port }: Options = {},
) {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const balancer = count > 1 ? await startBalancer(ports, wanted) : null;
  const door = await reachedBy(balancer?.port ?? ports[0]!);
  const instances = await Promise.all(ports.map((port, index) => create(port, door, index)));

  return {
    door,
    instances,
    /** One after the other: all of them make the same indexes. */
    async start(): Promise<void> {
      for (const instance of instances) await instance.start();
      await balancer?.look();
    },
    /** One after the other, as a rollout does: the next when the one before is given requests. Answers with what each ended. */
    async restart(
      each: (index: number) => Promise<void> = async () => undefined,
    ): Promise<(number | null)[]> {
      const codes: (number | null)[] = [];
      for (const [index, instance] of instances.entries()) {
        codes.push(await instance.end());
        await instance.start();
        await balancer?.look();
        await each(index);
      }
      return codes;
    },
    async stop(): Promise<void> {
      await Promise.all(instances.map(({ end }) => end()));
      balancer?.stop();
    },
  };
}

export type Replicas = Awaited<ReturnType<typeof createReplicas>>;
