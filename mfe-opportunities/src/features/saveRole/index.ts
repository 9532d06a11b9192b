export { SaveRole } from './SaveRole';
