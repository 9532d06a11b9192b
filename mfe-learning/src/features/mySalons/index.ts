export { MySalons } from './MySalons';
