export { atAddress, serverTimingHere, installBrowserGlobals } from './atAddress';
export { createSitePlatform } from './createSitePlatform';
export { drawTree } from './drawTree';
export { type LoadedPage, type LoadedQuery, loadPage } from './loadPage';
export { runSite } from './runSite';
export { siteTree } from './siteTree';
