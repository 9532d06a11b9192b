import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare const FEDERATION_VERSION: string;

declare global {
  /** Runtimes of federation that remotes borrow, by the version of `@module-federation/enhanced` that made them. */
  var athenaeumFederation: Record<string, object> | undefined;
}

/**
 * Puts the runtime of federation where the containers of remotes look for it, so that a page has it once. Each container gets an
 * instance of its own: asked for one by name, the runtime would answer everybody with the page's.
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
