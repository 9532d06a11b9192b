export { ReleaseDesk } from './ReleaseDesk';
export { VersionNow } from './VersionNow';
