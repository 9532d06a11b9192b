export { Openings, type OpeningsView } from './Openings';
export { shortLabel, zoneLabel } from './openingDays';
export { useOpenings } from './openings.api';
