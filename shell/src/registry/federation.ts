import {
  loadRemote,
  loadScript,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { lendRuntime } from '@athenaeum/shell-contract/federation';
import { containerName } from '@athenaeum/shell-contract/federation/container';

// A container's script leaves it as a global of its remote's name, which no type knows.
const globals = globalThis as unknown as Record<string, unknown>;

/** How the runtime of federation gets a remote of the registry. */
export const remotesOfRegistry: ModuleFederationRuntimePlugin = {
  name: 'remotes-of-registry',
  /** Only what the entry leaves now is its container: neither that of an earlier attempt, nor one that another remote left. */
  async loadEntry({ remoteInfo: { name, entry } }) {
    const id = containerName(name);
    // Chunks of an earlier build wait in here, and would be taken for the new build's.
    globals[`webpackChunk${id}`] = undefined;
    globals[id] = undefined;
    await loadScript(entry, {});
    const container = globals[id];
    if (!isContainer(container)) throw new InvalidEntry(`${entry} is not the entry of a remote.`);
    return container;
  },
  /** The libraries are the page's, the scope is the remote's own: what it brings besides, no other area comes to need. */
  beforeInitContainer({ shareScope, ...given }) {
    const ownScope = Object.fromEntries(
      Object.entries(shareScope).map(([library, versions]) => [library, { ...versions }]),
    );
    return { ...given, shareScope: ownScope };
  },
};

/** Makes the page one that remotes can come to. */
export function startFederation(): void {
  lendRuntime();
  registerPlugins([remotesOfRegistry]);
}

/** The module that a remote exposes under a path such as `remote`. Anew, everything of an earlier attempt is forgotten. */
export async function loadModule(name: string, entry: string, path: string): Promise<unknown> {
  registerRemotes([{ name, entry }], { force: true });
  return loadRemote(`${name}/${path}`);
}

export class InvalidEntry extends Error {}

type Loaded = ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>;
type Container = Exclude<Awaited<Loaded>, void>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
