export { Bookmark } from './Bookmark';
