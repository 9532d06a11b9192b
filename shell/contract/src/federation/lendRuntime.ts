import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare const FEDERATION_VERSION: string;

declare global {
  /** The page's federation runtimes, by the version of `@module-federation/enhanced` that built them. */
  var athenaeumFederation: Record<string, object> | undefined;
}

/**
 * Provides the page's federation runtime to the containers of remotes, so that a page loads it once. Each container gets an
 * instance of its own: by name, the runtime would return the page's.
 */
export function lendRuntime(): void {
  globalThis.athenaeumFederation = {
    ...globalThis.athenaeumFederation,
    [FEDERATION_VERSION]: {
      ...federation,
      runtime: { ...federation.runtime, init: createInstance },
      // A page that exposes nothing is built without it.
      bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
    },
  };
}
