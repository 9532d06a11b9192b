export {
  createStorage,
  dataDirVariable,
  incomingOf,
  isKey,
  readStorageEnv,
  storageProblems,
  storageVariables,
  StorageUnavailable,
  type FileStorage,
} from './storage';
export { sweepFiles } from './sweepFiles';
