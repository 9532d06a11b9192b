export { beginWhenWanted } from './beginWhenWanted';
export { hydrateStandalone, Shown } from './hydrateStandalone';
export { startStandalone } from './startStandalone';
