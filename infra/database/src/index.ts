export { defaultUri, startDatabase } from './server/startDatabase';
export type { DatabaseOptions, RunningDatabase } from './server/startDatabase';
export { StartError } from './server/startError';
