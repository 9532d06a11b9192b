export { CreditsWidget } from './CreditsWidget';
