export { HomeSections } from './HomeSections';
export { prefetchHome, useContentHomeQuery } from './home.api';
