export { knownResources, type KnownResource } from './knownResources';
export { ResourceRows } from './ResourceRows';
