import type { Configuration } from 'webpack';

const NEVER_WITHIN_A_BUILD_MS = 24 * 60 * 60_000;

/** What a compiler made of its modules, for its next build. It is written when the compiler is closed, and not while the next one is at work. */
export const keptCache = (cacheLocation: string, version: string): Configuration['cache'] => ({
  type: 'filesystem',
  cacheLocation,
  version,
  idleTimeout: NEVER_WITHIN_A_BUILD_MS,
  idleTimeoutForInitialStore: NEVER_WITHIN_A_BUILD_MS,
  idleTimeoutAfterLargeChanges: NEVER_WITHIN_A_BUILD_MS,
});
