export { createStorage, incomingOf } from './createStorage';
export { isKey } from './key';
export { StorageUnavailable, type ByteRange, type FileStorage, type StoredFacts } from './storage';
export {
  dataDirVariable,
  readStorageEnv,
  storageProblems,
  storageVariables,
  type StorageEnv,
} from './storageVariables';
