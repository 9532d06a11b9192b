export { Dashboard } from './Dashboard';
export { prefetchFigures } from './figures.api';
