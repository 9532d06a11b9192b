import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from '../processes/instance';
import { startBack, BACK, type BackPart } from './back';
import type { CleanUp } from '../processes/cleanUp';
import { startFront } from './front';
import type { Part } from './needs';
import { startOutside } from './outside';
import { FAULTS, startProxy, type Proxy, type Refusal } from './proxy';

export interface Fault {
  name: string;
  part: Part;
  /** How long it lasts, ms. */
  lasts: number;
  inject(): Promise<void>;
  /** Resolves when the part that was stopped is back, not when everything has recovered. */
  heal(): Promise<void>;
}

/** Longer than any caller may have to wait for an answer, so that an endless wait is noticed. */
const LONG = 25_000;
const SHORT = 8000;

/** The product with something that can ail before everything it depends on. */
export async function startRig(cleanUp: CleanUp) {
  const proxies = new Map<Part, Proxy>();
  const reachedBy = async (part: Part, port: number, refusal?: Refusal): Promise<number> => {
    const proxy = await startProxy(port, refusal);
    cleanUp.add(proxy.stop);
    proxies.set(part, proxy);
    return proxy.port;
  };
  const outside = await startOutside(reachedBy);
  cleanUp.add(outside.stop);
  const back = await startBack({ env: outside.env, reachedBy });
  cleanUp.add(back.stop);

  return {
    back,
    outside,
    async startFront() {
      const front = await startFront({
        shared: back.shared,
        gateway: back.origin,
        reachedBy: (port) => reachedBy('remote', port),
      });
      cleanUp.add(front.stop);
      return { places: front.places, faults: faultsOf(front.host) };
    },
  };

  function faultsOf(host: Instance): Fault[] {
    const processes = new Map<Part, Instance>([
      ...BACK.map((part): [BackPart, Instance] => [part, back.instanceOf(part)]),
      ['remote', host],
    ]);
    return [...proxies].flatMap(([part, proxy]) => {
      const instance = processes.get(part);
      return [...(instance ? ofProcess(part, instance) : []), ...ofConnection(part, proxy, !instance)];
    });
  }
}

const ofProcess = (part: Part, instance: Instance): Fault[] => [
  {
    name: `${part} killed`,
    part,
    lasts: SHORT,
    inject: async () => void (await instance.kill()),
    heal: instance.start,
  },
  {
    name: `${part} suspended`,
    part,
    lasts: LONG,
    inject: async () => instance.suspend(),
    heal: async () => instance.resume(),
  },
];

/** What can be killed need not be away besides. A database has no way of refusing that is not one of the others. */
const ofConnection = (part: Part, proxy: Proxy, canBeAway: boolean): Fault[] =>
  FAULTS.filter(
    (ailment) => (canBeAway || ailment !== 'away') && (part !== 'database' || ailment !== 'failing'),
  ).map((ailment) => ({
    name: `${part} ${ailment}`,
    part,
    lasts: ailment === 'hanging' ? LONG : SHORT,
    inject: () => proxy.ail(ailment),
    heal: () => proxy.ail(null),
  }));

/** How many ms it took until it was so; null when it was not within `longest`. */
export async function timeUntil(
  isSo: () => Promise<boolean>,
  longest: number,
  every = 100,
): Promise<number | null> {
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  while (passed() < longest) {
    if (await isSo().catch(() => false)) return passed();
    await pause(every);
  }
  return null;
}
