export { ShareSalon } from './ShareSalon';
