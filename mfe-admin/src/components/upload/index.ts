export { takes } from './takes';
export { uploadText } from './upload.messages';
export { useContentUpload } from './useContentUpload';
