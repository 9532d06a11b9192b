export { artifactFolder } from '../artifacts';
export { readLiveRemotes } from '../checks/live';
export { integrityOf } from '../artifacts';
export { fileName } from '../entry';
export { registryOn } from '../registry';
export { deployBuild, type Released } from './deployBuild';
export type { Product } from './product';
export { holdCanary, promoteCanary, rampCanary } from './canaryReleases';
export { endPreviewsOf, killVersion, reviveVersion, rollBackRemote } from './withdraw';
