export { CropDialog } from './CropDialog';
export { PhotoField } from './PhotoField';
export { readPicture } from './picture';
export { KINDS, refusalOf, UNREADABLE } from './refusalOf';
