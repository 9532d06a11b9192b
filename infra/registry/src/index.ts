export { artifactFolder, checkArtifact, integrityOf } from './artifacts';
export { REMOTE_MODULE, type RemoteEntry, SUPPORTED_CONTRACTS } from './entry';
export { RegistryProblem } from './problem';
export { publishBuild, stageBuild } from './publishBuild';
export { type Canary, type ReadableSnapshot, readSnapshot } from './readSnapshot';
export { type CurrentRegistry, readCurrent, type Since } from './recent';
export { type Visitor, versionsFor } from './versionsFor';
export { openRegistry, type Publication, type Registry } from './registry';
