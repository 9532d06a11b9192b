export { MySessions } from './MySessions';
export { prefetchMySessions } from './mySessions.api';
