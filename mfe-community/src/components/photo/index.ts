export { PhotoField } from './PhotoField';
