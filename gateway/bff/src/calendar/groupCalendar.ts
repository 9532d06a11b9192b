import type { AskGraph } from '../routes/askGraph';
import type { Caller } from '../routes/caller';
import { found404 } from '../routes/found404';
import { RSVP_FIELDS, SALON_FIELDS, toCalendarSalon, type AskedRSVP, type AskedSalon } from './calendarSalon';
import type { CalendarSalon } from './salonCalendar';

const GROUP = `query GatewayGroupCalendar($id: ID!) { collection(input: { id: $id }) { ok code message data {
  title calendar { ${SALON_FIELDS} my_rsvp { ${RSVP_FIELDS} } } } } }`;

interface Asked {
  title: string;
  calendar: (AskedSalon & { my_rsvp: AskedRSVP | null })[] | null;
}

export interface GroupCalendar {
  title: string;
  events: CalendarSalon[];
}

/** The events of a peer group as the caller may know them now; null for a caller who is not in it. */
export type GroupCalendarOf = (caller: Caller, groupId: string) => Promise<GroupCalendar | null>;

export const createGroupCalendars =
  (askGraph: AskGraph, origin: string): GroupCalendarOf =>
  async (caller, id) => {
    const group = await found404(() => askGraph<Asked>(caller, GROUP, { id }));
    if (!group?.calendar) return null;
    const events = group.calendar.map(({ my_rsvp, ...salon }) => ({
      ...toCalendarSalon(salon, my_rsvp, origin),
      // Without an RSVP only the event changes, which counts its changes itself.
      since: my_rsvp?.responded_at ?? my_rsvp?.created_at ?? 0,
    }));
    return { title: group.title, events };
  };
