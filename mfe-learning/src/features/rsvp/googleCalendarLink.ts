interface CalendarEvent {
  title: string;
  /** Epoch ms. */
  date: number;
  /** Minutes. */
  event_duration: number;
  /** IANA. */
  timezone: string;
  place: string;
  /** The event's own page. */
  page: string;
}

/** The address of Google Calendar's form for a new event, prefilled. */
export function googleCalendarLink({ title, date, event_duration, timezone, place, page }: CalendarEvent) {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(date)}/${stamp(date + event_duration * 60_000)}`,
    ctz: timezone,
    location: place,
    details: page,
  }).toString();
  return link.href;
}

/** "20251125T180000Z" */
const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
