export { Salons } from './Salons';
export { prefetchSalons } from './salons.api';
