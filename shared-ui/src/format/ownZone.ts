/** The zone of the platform's labels. */
export const PLATFORM_ZONE = 'America/Los_Angeles';

/** IANA name of the zone the reader's device is in. */
export function ownZone() {
  const minute = Math.floor(Date.now() / 60_000);
  if (minute !== lastAsked.minute)
    lastAsked = { minute, zone: Intl.DateTimeFormat().resolvedOptions().timeZone || PLATFORM_ZONE };
  return fixedZone ?? lastAsked.zone;
}

// Cached for a minute: reading it takes a third of a millisecond and a page does so for every event.
let lastAsked = { minute: NaN, zone: PLATFORM_ZONE };

/** False on a server that renders for unknown readers: no own times are shown there. */
export const isOwnZoneKnown = () => fixedZone === null;

/** For server-side rendering: replaces the device's zone until called with null. */
export function tellOwnZone(zone: string | null) {
  fixedZone = zone;
}

let fixedZone: string | null = null;
