import type { EventLocation, SalonStatus } from '@athenaeum/content-contract';
import { callRest } from '@athenaeum/shell-contract';

/** A guest's RSVP by the public form, as read with the link in the mail. */
export interface GuestRsvp {
  /** INVITED: withdrawn. */
  status: 'RESERVED' | 'PENDING' | 'INVITED';
  waitlist_position: number | null;
  /** What is still to be confirmed, and until when the seat is held, epoch ms. */
  unconfirmed?: { held_until: number | null } | null;
  first_name: string | null;
  salon: {
    id: string;
    slug: string;
    title: string;
    date: number;
    timezone: string;
    event_duration: number;
    event_location: EventLocation;
    salon_status: SalonStatus | null;
    phase: 'UPCOMING' | 'LIVE' | 'RECORDED';
    is_closed: boolean;
    place: string | null;
    link: string | null;
  };
}

const PATH = '/api/guest-rsvp';
const LINK_PATTERN = /^#([\w-]{1,64}\.[\w-]{1,100})$/;

/** Parses the link's token after the `#`, where no server sees it. */
export const tokenIn = (hash: string): string | null => LINK_PATTERN.exec(hash)?.[1] ?? null;

export const readGuestRsvp = (apiBase: string, bearer: string) =>
  callRest<GuestRsvp>(`${apiBase}${PATH}`, { bearer });

export const confirmGuestRsvp = (apiBase: string, bearer: string) =>
  callRest<GuestRsvp>(`${apiBase}${PATH}/confirm`, { method: 'POST', bearer });

/** @param keepalive sent even if the page closes */
export const withdrawGuestRsvp = (apiBase: string, bearer: string, keepalive = false) =>
  callRest<GuestRsvp>(`${apiBase}${PATH}/withdraw`, { method: 'POST', bearer, keepalive });

export const calendarFileOf = (apiBase: string, token: string) => `${apiBase}${PATH}/${token}.ics`;
