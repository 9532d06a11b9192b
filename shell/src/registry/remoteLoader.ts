import { currentLanguage } from '@athenaeum/messages';
import { labelsIn, type MfeLifecycles, type Translate } from '@athenaeum/shell-contract';
import { InvalidEntry, loadModule } from './federation';
import { RemoteLoadError } from './loadError';
import type { RegistryStore } from './registryStore';
import { createScriptGuard } from './scriptGuard';
import { within } from './within';

/** The exports of `remote.ts`: the area's lifecycles, its slots by name, and its translations. */
export type RemoteModule = MfeLifecycles & { translate?: Translate } & Record<string, unknown>;

export interface RemoteLoader {
  /** The remote's module, cached after a success. Rejects with a RemoteLoadError within 7 seconds. */
  load(name: string): Promise<RemoteModule>;
  /** Drops failed and pending loads of a remote, and refetches its current version. */
  renew(name: string): Promise<void>;
  /** The version that `load` last started to load. */
  versionOf(name: string): string;
}

export const LOAD_TIMEOUT_MS = 7000;

interface Load {
  version: string;
  module: Promise<RemoteModule>;
  failed: boolean;
}

export function createRemoteLoader(registry: Pick<RegistryStore, 'get' | 'refresh'>): RemoteLoader {
  const guard = createScriptGuard();
  const loads = new Map<string, Load>();

  function begin(name: string): Load {
    const remote = registry.get().remotes.find((known) => known.name === name);
    const version = remote?.version ?? 'unknown';
    const fetchModule = async () => {
      if (!remote) throw new InvalidEntry(`${name} is not in the registry.`);
      guard.admit(remote);
      const module = await loadModule(name, guard.addressOf(remote, remote.entry), 'remote');
      if (!isRemoteModule(module)) throw new InvalidEntry(`${name} exports no lifecycles.`);
      // An area in English is better than none.
      const language = currentLanguage();
      await module
        .translate?.(language, labelsIn(remote.manifest, language))
        .catch((error: unknown) => console.warn(error));
      return module;
    };
    const load: Load = {
      version,
      failed: false,
      module: within(LOAD_TIMEOUT_MS, fetchModule()).catch((error: unknown) => {
        load.failed = true;
        throw new RemoteLoadError(failureOf(error), name, version, error);
      }),
    };
    loads.set(name, load);
    return load;
  }

  const load = (name: string) => {
    const known = loads.get(name);
    if (known && !known.failed) return known.module;
    if (known) guard.renew(name);
    return begin(name).module;
  };

  return {
    load,
    async renew(name) {
      loads.delete(name);
      guard.renew(name);
      await registry.refresh();
    },
    versionOf: (name) => loads.get(name)?.version ?? 'unknown',
  };
}

const failureOf = (error: unknown) =>
  error instanceof Error && error.name === 'TimeoutError'
    ? 'timeout'
    : error instanceof InvalidEntry
      ? 'invalid'
      : 'unreachable';

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' &&
  value !== null &&
  'mount' in value &&
  typeof value.mount === 'function' &&
  'unmount' in value &&
  typeof value.unmount === 'function' &&
  (!('translate' in value) || typeof value.translate === 'function');
