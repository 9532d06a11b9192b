import { withKept } from './withKept';

const ZONES = Intl.supportedValuesOf('timeZone');

/** The time zones to choose from. Some names are known under which browsers list none. */
export const timeZonesWith = (zone: string): readonly string[] => withKept(ZONES, zone);
