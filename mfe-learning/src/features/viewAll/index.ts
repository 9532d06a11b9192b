export { Collections, Pathways, PeerGroups } from './lists';
export { prefetchAll, prefetchPeerGroups } from './prefetchAll';
export { ViewAll } from './ViewAll';
