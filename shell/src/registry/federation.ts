import { loadScript } from './loadScript';
import { shareLibraries, type ShareScope } from './sharedLibraries';

/** What a remote's entry leaves behind: it takes the shared libraries and is asked for modules. */
interface Container {
  init(libraries: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

// A container's script leaves it as a global of its remote's name, which no type knows.
const globals = globalThis as unknown as Record<string, unknown>;

/** Runs a remote's entry and answers its module. Anew, everything of an earlier attempt is forgotten. */
export async function loadModule(name: string, entry: string, module: string): Promise<unknown> {
  const id = globalName(name);
  // Chunks of an earlier build wait in here, and would be taken for the new build's.
  globals[`webpackChunk${id}`] = undefined;
  // An earlier attempt may have left its container; a new one must not be mistaken for it.
  globals[id] = undefined;
  await loadScript(entry);
  const container = globals[id];
  if (!isContainer(container)) throw new InvalidEntry(`${entry} is not the entry of a remote.`);
  // The libraries are the page's, the object is the remote's own: what it brings besides, no other area comes to need.
  await container.init(shareLibraries());
  const factory = await container.get(module);
  return factory();
}

export class InvalidEntry extends Error {}

/** The variable that an entry makes of its remote's name. */
const globalName = (name: string) => name.replaceAll('-', '_');

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
