export { askReleases, type ReleaseResult, type ReleaseRequest } from './askReleases';
export { NOT_RUNNING } from './readAnswer';
