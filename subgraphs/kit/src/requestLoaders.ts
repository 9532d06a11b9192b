import type { InternalCaller } from './internalToken';
import { perCaller } from './perCaller';
import type { Viewer } from './viewer';

export interface RequestLoaders<Loaders> {
  toRead(caller: InternalCaller): Loaders;
  toWrite(caller: InternalCaller): Loaders;
}

/**
 * The loaders of each request. The gateway may ask a subgraph several times for one request: in its own process these fetches have the same
 * caller object, and share what they have loaded. A mutation begins with loaders of its own, and what is read after it with new
 * ones.
 */
export function requestLoaders<Loaders>(create: (viewer: Viewer) => Loaders): RequestLoaders<Loaders> {
  const ofCaller = perCaller<Loaders>();
  return {
    toRead(caller) {
      const known = ofCaller.get(caller);
      if (known) return known;
      const loaders = create(caller.viewer);
      ofCaller.set(caller, loaders);
      return loaders;
    },
    toWrite(caller) {
      ofCaller.set(caller, undefined);
      return create(caller.viewer);
    },
  };
}
