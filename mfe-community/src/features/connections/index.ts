export { Connections } from './Connections';
export { prefetchConnections } from './prefetchConnections';
