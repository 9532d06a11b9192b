export { AboutLink } from './AboutLink';
