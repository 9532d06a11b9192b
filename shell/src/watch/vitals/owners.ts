import type { Readable } from '@athenaeum/shell-contract';
import type { RegistryView } from '../../registry/registryView';

/** Whose something is. */
export interface Owner {
  remote: string;
  version: string;
}

export interface Owners {
  /** Whose a script is; null where it is no remote's. */
  ofAddress(address: string): Owner | null;
  /** Whose code failed, as a stack or the address of a script tells. */
  ofFailure(stack: string): Owner | null;
}

/** A stack says what an error was about as well, which may hold any address: only its frames count. Of Chromium; of the others. */
const FRAME = /(?:^\s*at .*?|^[^@\n]*@)([a-z][a-z-]*:\/\/[^\s()]+)/gm;
const MAX_STACK_LENGTH = 5000;

/** By the addresses that the builds of this page come from. */
export function createOwners(registry: Readable<RegistryView>): Owners {
  const builds = new Map<string, Owner>();
  const learn = () => {
    for (const { name, version, base } of registry.get().remotes)
      builds.set(new URL(base, location.origin).href, { remote: name, version });
  };
  learn();
  registry.subscribe(learn);

  const ofAddress = (address: string): Owner | null => {
    for (const [base, owner] of builds) if (address.startsWith(base)) return owner;
    return null;
  };
  return {
    ofAddress,
    ofFailure(stack) {
      for (const [, address = ''] of stack.slice(0, MAX_STACK_LENGTH).matchAll(FRAME)) {
        const owner = ofAddress(address);
        if (owner) return owner;
        // What the shell did for a remote is that one's doing; what an extension or another site's script did is nobody's here.
        if (!address.startsWith(`${location.origin}/`)) return null;
      }
      return null;
    },
  };
}
