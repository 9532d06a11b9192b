export { createApp } from './app';
export { createProvider } from './billing/createProvider';
export { startSweepingIncoming } from './files/sweepIncoming';
export { createSuppressions } from './mail/unsubscribe/suppressions';
export { createOperationCounts } from './releases/countOperations';
export { createNoteFetches } from './releases/areaReleases/createNoteFetches';
export { createReleaseRouting, type ReleaseRouting } from './releases/areaReleases/releaseRouting';
