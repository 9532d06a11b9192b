export { HomeSections } from './HomeSections';
export type { HomeQuery } from './__generated__/home';
export { prefetchHome, useContentHomeQuery } from './home.api';
