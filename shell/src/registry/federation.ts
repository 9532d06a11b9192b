import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadScript } from './loadScript';

/** What a remote's entry leaves behind; federation gives it the shared libraries and asks it for modules. */
type Container = Record<string, unknown>;

const globals = globalThis as unknown as Record<string, unknown>;

/** Lets federation load entries our way: with a recorded digest, within bounds, and never from a cache of failures. */
export function prepareFederation(): void {
  registerPlugins([
    {
      name: 'athenaeum-entries',
      async loadEntry({ remoteInfo }) {
        const { entry, entryGlobalName } = remoteInfo;
        // An earlier attempt may have left its container; a new one must not be mistaken for it.
        globals[entryGlobalName] = undefined;
        await loadScript(entry);
        const container = globals[entryGlobalName];
        if (!isContainer(container)) throw new InvalidEntry(`${entry} is not the entry of a remote.`);
        return container as never;
      },
    },
  ]);
}

export class InvalidEntry extends Error {}

/** Says where a remote's entry is; anew, everything of an earlier attempt is forgotten. */
export function registerEntry(name: string, entry: string): void {
  const id = federationName(name);
  // Chunks of an earlier build wait in here, and would be taken for the new build's.
  globals[`webpackChunk${id}`] = undefined;
  registerRemotes([{ name: id, entry }], { force: true });
}

export const loadModule = (name: string, expose: string): Promise<unknown> =>
  loadRemote(`${federationName(name)}/${expose}`);

/** Federation makes a global variable of it. */
const federationName = (name: string) => name.replaceAll('-', '_');

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
