export { HomeSections } from './HomeSections';
export { prefetchHome } from './home.api';
