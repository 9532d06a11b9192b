export { SessionChanges } from './SessionChanges';
