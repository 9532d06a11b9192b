export { Directory } from './Directory';
export { prefetchDirectory } from './directory.api';
