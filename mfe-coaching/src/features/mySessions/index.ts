export { MySessions } from './MySessions';
export { prefetchMySessions } from './mySessions.api';
export { mySessionsText } from './mySessions.messages';
