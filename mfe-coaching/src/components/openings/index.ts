export { Openings, type OpeningsView } from './Openings';
export { dayAndTimeLabel, shortLabel, zoneLabel } from './openingDays';
export { useOpenings } from './openings.api';
