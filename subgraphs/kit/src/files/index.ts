export {
  FILE_FOLDERS,
  StoredFile,
  type FileFolder,
  type FileRow,
  type FileType,
  type FileUse,
} from './file.model';
export { canReadFile, isPortrait } from './file.policy';
export { filesOf, keepFile, letGoOfFile } from './file.service';
export { portraitAddress, portraitKey, PORTRAITS_PATH } from './portraitAddress';
