export { RecordPlaceholder } from './RecordPlaceholder';
