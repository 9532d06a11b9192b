export { ReferenceLists } from './ReferenceLists';
