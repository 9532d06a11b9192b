export { MySalons } from './MySalons';
export { findOwnSalons, keptMySalons } from './keptMySalons';
export { prefetchMySalons } from './mySalons.api';
