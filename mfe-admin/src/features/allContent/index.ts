export { AllContent } from './AllContent';
export { type ContentEntry, prefetchAllContent } from './allContent.api';
export { NewContent } from './NewContent';
