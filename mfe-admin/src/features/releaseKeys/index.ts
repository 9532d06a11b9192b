export { RegisterKeyButton } from './RegisterKeyButton';
export { ReleaseKeys } from './ReleaseKeys';
