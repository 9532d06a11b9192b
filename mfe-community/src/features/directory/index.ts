export { Directory } from './Directory';
