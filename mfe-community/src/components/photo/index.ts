export { CropDialog } from './CropDialog';
export { PhotoField } from './PhotoField';
export { readPicture } from './picture';
export { photoText } from './photo.messages';
export { PHOTO_TYPES, validatePhoto } from './validatePhoto';
