import { dateFormat } from '@athenaeum/common/dates';

/** Of a zone without a generic name: "GMT+00:00", or "GMT" in older browsers. */
const OFFSET = /^GMT/;

/** "Eastern Time" for an IANA zone, "Coordinated Universal Time" for UTC; the zone itself where the browser does not know it. */
export function zoneWords(zone: string): string {
  const nameOf = (timeZoneName: 'long' | 'longGeneric') =>
    dateFormat({ timeZone: zone, timeZoneName })
      .formatToParts(Date.now())
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  try {
    const generic = nameOf('longGeneric');
    return OFFSET.test(generic) ? nameOf('long') : generic;
  } catch {
    return zone;
  }
}
