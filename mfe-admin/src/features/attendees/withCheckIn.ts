import type { AttendeesQuery } from './__generated__/attendees';

interface Pages {
  pages: Pick<AttendeesQuery, 'attendees'>[];
}

/** Sets the check-in time of an attendee and updates the count; idempotent. */
export function withCheckIn(
  { pages }: Pages,
  { id, attended_at }: { id: string; attended_at: number | null },
): void {
  const row = pages.flatMap(({ attendees }) => attendees?.data ?? []).find((one) => one.id === id);
  if (!row) return;
  const step = Number(attended_at !== null) - Number(row.attended_at !== null);
  row.attended_at = attended_at;
  for (const { attendees } of pages) if (attendees?.attendance) attendees.attendance.attended += step;
}
