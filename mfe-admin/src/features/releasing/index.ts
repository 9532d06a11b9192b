export { ReleaseDesk } from './ReleaseDesk';
