export { createStorage, incomingOf } from './createStorage';
export { isKey } from './key';
export { StorageUnavailable, type ByteRange, type FileStorage, type StoredFacts } from './storage';
export { readStorageEnv, storageVariables, type StorageEnv } from './storageVariables';
