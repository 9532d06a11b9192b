export { HomeSections } from './HomeSections';
