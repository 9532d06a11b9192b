export {
  createStorage,
  dataDirVariable,
  incomingOf,
  isKey,
  readStorageEnv,
  storageProblems,
  storageVariables,
  type FileStorage,
} from './storage';
export { sweepFiles } from './sweepFiles';
