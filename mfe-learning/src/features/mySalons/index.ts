export { MySalons } from './MySalons';
export { prefetchMySalons } from './mySalons.api';
