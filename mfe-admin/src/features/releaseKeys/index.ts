export { ReleaseKeys } from './ReleaseKeys';
