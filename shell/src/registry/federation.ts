import {
  loadRemote,
  loadScript,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { lendRuntime } from '@athenaeum/shell-contract/federation';
import { containerName } from '@athenaeum/shell-contract/federation/container';

// A container's script defines a global with its remote's name, which TypeScript does not know.
const globals = globalThis as unknown as Record<string, unknown>;

/** Lets the federation runtime load a remote of the registry. */
export const remotesOfRegistry: ModuleFederationRuntimePlugin = {
  name: 'remotes-of-registry',
  /** Takes the global that this entry has just defined: not that of an earlier attempt or another remote. */
  async loadEntry({ remoteInfo: { name, entry } }) {
    const id = containerName(name);
    // Chunks of an earlier build are registered here, and would be taken for the new build's.
    globals[`webpackChunk${id}`] = undefined;
    globals[id] = undefined;
    await loadScript(entry, {});
    const container = globals[id];
    if (!isContainer(container)) throw new InvalidEntry(`${entry} is not the entry of a remote.`);
    return container;
  },
  /** Libraries are shared by the page; the scope is the remote's own, so that other areas do not depend on its copies. */
  beforeInitContainer({ shareScope, ...given }) {
    const ownScope = Object.fromEntries(
      Object.entries(shareScope).map(([library, versions]) => [library, { ...versions }]),
    );
    return { ...given, shareScope: ownScope };
  },
};

/** Initializes federation on the page. */
export function startFederation(): void {
  lendRuntime();
  registerPlugins([remotesOfRegistry]);
}

/** The module that a remote exposes under a path such as `remote`. State of an earlier attempt is dropped. */
export async function loadModule(name: string, entry: string, path: string): Promise<unknown> {
  registerRemotes([{ name, entry }], { force: true });
  return loadRemote(`${name}/${path}`);
}

export class InvalidEntry extends Error {}

type Loaded = ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>;
type Container = Exclude<Awaited<Loaded>, void>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
