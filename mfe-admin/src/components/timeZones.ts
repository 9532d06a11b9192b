import { withKept } from './withKept';

const ZONES = Intl.supportedValuesOf('timeZone');

/** The time zones to choose from, with the stored one, which browsers may not list. */
export const timeZonesWith = (zone: string): readonly string[] => withKept(ZONES, zone);
