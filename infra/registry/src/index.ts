export { artifactFolder, checkArtifact, integrityOf } from './artifacts';
export { REMOTE_MODULE, type RemoteEntry, SUPPORTED_CONTRACTS } from './entry';
export { RegistryProblem } from './problem';
export { publishBuild } from './publishBuild';
export { type ReadableSnapshot, readSnapshot } from './readSnapshot';
export { type CurrentRegistry, readCurrent, type Since } from './recent';
export { openRegistry, type Publication, type Registry } from './registry';
