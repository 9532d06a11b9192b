/** The zone of the platform's labels. */
export const PLATFORM_ZONE = 'America/Los_Angeles';

/** IANA name of the zone the reader's device is in. */
export function ownZone() {
  const minute = Math.floor(Date.now() / 60_000);
  if (minute !== lastAsked.minute)
    lastAsked = { minute, zone: Intl.DateTimeFormat().resolvedOptions().timeZone || PLATFORM_ZONE };
  return told ?? lastAsked.zone;
}

// Asking takes a third of a millisecond, a page asks for every event, and a traveller is told within the minute.
let lastAsked = { minute: NaN, zone: PLATFORM_ZONE };

/** False where a page is drawn for whoever will read it: nobody's own time is told there. */
export const isOwnZoneKnown = () => told === null;

/** For a page that is drawn where it is not read: this zone stands in for the reader's, until null is told. */
export function tellOwnZone(zone: string | null) {
  told = zone;
}

let told: string | null = null;
