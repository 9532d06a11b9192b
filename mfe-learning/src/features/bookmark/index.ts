export { Bookmark, SaveCollection } from './Bookmark';
