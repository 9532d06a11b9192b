interface CalendarSession {
  title: string;
  /** Epoch ms. */
  session_date: number;
  /** Minutes. */
  duration: number;
  /** Where it takes place. */
  place: string;
  /** The page where the session is managed. */
  page: string;
}

/** The address of Google Calendar's form for a new event, prefilled. */
export function googleCalendarLink({ title, session_date, duration, place, page }: CalendarSession): string {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(session_date)}/${stamp(session_date + duration * 60_000)}`,
    location: place,
    details: page,
  }).toString();
  return link.href;
}

/** "20251125T180000Z" */
const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
