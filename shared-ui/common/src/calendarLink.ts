interface CalendarEntry {
  title: string;
  /** Epoch ms. */
  start: number;
  minutes: number;
  /** A name of the time zone database; the calendar's own where left out. */
  timezone?: string;
  place: string;
  /** Where more is told of it, or where it is managed. */
  page: string;
}

/** The address of Google Calendar's form for a new event, prefilled. */
export function googleCalendarLink({ title, start, minutes, timezone, place, page }: CalendarEntry): string {
  const fields = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utcStamp(start)}/${utcStamp(start + minutes * 60_000)}`,
    ...(timezone && { ctz: timezone }),
    location: place,
    details: page,
  });
  return `https://calendar.google.com/calendar/render?${fields.toString()}`;
}

/** `20251125T180000Z`, as calendars write a moment (RFC 5545). */
export const utcStamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
