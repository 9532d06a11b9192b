export { DataAccess, type DataAccessRow } from './dataAccess.model';
export { createDataAccesses, type DataAccesses } from './dataAccesses';
export { hasContent, type WatchedTypes } from './watchReads';
