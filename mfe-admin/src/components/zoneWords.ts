import { dateFormat } from '@athenaeum/common/dates';

/** "Eastern Time" for an IANA zone; the zone itself where the browser has no words for it. */
export function zoneWords(zone: string): string {
  try {
    const parts = dateFormat({ timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(Date.now());
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    return zone;
  }
}
