export { CaptionCues, type CaptionCuesRow } from './captionCues.model';
export {
  FILE_FOLDERS,
  StoredFile,
  type ContentUse,
  type FileFolder,
  type FileRow,
  type FileType,
  type FileUse,
} from './file.model';
export { canReadFile, isPortrait } from './file.policy';
export {
  filesOf,
  keepContentFile,
  keepFile,
  keepFileFor,
  keepOwnContentFile,
  releaseFile,
  releaseContentFile,
} from './file.service';
export { CONTENT_FILES_PATH, contentAddress, contentKey } from './contentAddress';
export { portraitAddress, portraitKey, PORTRAITS_PATH } from './portraitAddress';
