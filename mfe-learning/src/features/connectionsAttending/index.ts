export { ConnectionsAttending } from './ConnectionsAttending';
