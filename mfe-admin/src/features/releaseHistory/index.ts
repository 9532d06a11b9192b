export { ReleaseFacts } from './ReleaseFacts';
export { ReleaseHistory } from './ReleaseHistory';
