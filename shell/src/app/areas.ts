import type { PlatformV1 } from '@athenaeum/shell-contract';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { RegistryStore } from '../registry/registryStore';
import type { RemoteLoader } from '../registry/remoteLoader';
import { type Area, createArea, type OnTrouble } from './area';
import type { CurrentRoute } from './currentRoute';

export interface Areas {
  get(name: string): Area | undefined;
  start(): void;
}

interface Parts {
  registry: RegistryStore;
  loader: RemoteLoader;
  route: CurrentRoute;
  platform: PlatformV1;
  onTrouble?: OnTrouble | undefined;
}

/** Registers one single-spa application for each remote of the registry, by its manifest. */
export function createAreas({ registry, loader, route, platform, onTrouble }: Parts): Areas {
  const areas = new Map<string, Area>();

  function registerNew(): void {
    for (const { name } of registry.get().remotes) {
      if (areas.has(name)) continue;
      const area = createArea(name, { loader, platform, onTrouble });
      areas.set(name, area);
      registerApplication({
        name,
        // single-spa blocks navigation while something loads or mounts, so lifecycles return at once: the area loads in the
        // background and shows its state.
        app: () =>
          Promise.resolve({
            bootstrap: () => Promise.resolve(),
            mount: () => Promise.resolve(area.enter()),
            unmount: () => Promise.resolve(area.leave()),
          }),
        activeWhen: () => isActive(route, name),
      });
    }
  }

  registerNew();
  registry.subscribe(registerNew);
  // Signing in or out changes what an address shows without changing the address.
  route.subscribe(() => void triggerAppChange());
  return { get: (name) => areas.get(name), start: () => start({ urlRerouteOnly: true }) };
}

function isActive(route: CurrentRoute, name: string): boolean {
  const now = route.compute();
  return now.kind === 'area' && now.remote === name;
}
