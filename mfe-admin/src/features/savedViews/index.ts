export { SavedViews } from './SavedViews';
