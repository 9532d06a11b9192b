import { budget } from './budget';
import type { Check } from './check';
import { contract } from './contract';
import { operations } from './operations';
import { sharedLibraries } from './sharedLibraries';

/** The quick checks, run on every build. */
export const checks: readonly Check[] = [contract, sharedLibraries, operations, budget];

export type { Candidate } from './check';
export { liveRemotesOf, readLive } from './live';
export { runChecks } from './runChecks';
export { sharedLibraries } from './sharedLibraries';
export { smokeTest } from './smoke/smokeTest';
