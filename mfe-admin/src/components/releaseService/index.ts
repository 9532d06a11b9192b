export { askReleases, type Told, type Wanted } from './askReleases';
export { NOT_RUNNING } from './readAnswer';
