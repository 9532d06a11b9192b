export { FiguresBeside } from './FiguresBeside';
export { ReleasesOfAreas } from './ReleasesOfAreas';
