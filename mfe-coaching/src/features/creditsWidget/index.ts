export { CreditsWidget } from './CreditsWidget';
export { prefetchCoachingTime } from './creditsWidget.api';
