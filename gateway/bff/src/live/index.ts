export { createLiveHub, type LiveHub } from './liveHub';
export { liveMetrics } from './liveMetrics';
export { factsBy } from './liveVariables';
