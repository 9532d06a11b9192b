import { callRest } from '../../components/callRest';

/** What a visitor holds by the public form, as the link of her mail shows it. */
export interface GuestRsvp {
  /** INVITED: given back. */
  status: 'RESERVED' | 'PENDING' | 'INVITED';
  waitlist_position: number | null;
  /** What still needs one press, and until when a seat is held for it, epoch ms. */
  unconfirmed?: { held_until: number | null } | null;
  first_name: string | null;
  salon: {
    id: string;
    slug: string;
    title: string;
    date: number;
    timezone: string;
    event_duration: number;
    event_location: string;
    salon_status: string | null;
    phase: 'UPCOMING' | 'LIVE' | 'RECORDED';
    is_closed: boolean;
    place: string | null;
    link: string | null;
  };
}

const PATH = '/api/guest-rsvp';
const SHAPE = /^#([\w-]{1,64}\.[\w-]{1,100})$/;

/** What the link carries after the `#`, where no server sees it. */
export const tokenIn = (hash: string): string | null => SHAPE.exec(hash)?.[1] ?? null;

export const readGuestRsvp = (apiBase: string, bearer: string) =>
  callRest<GuestRsvp>(`${apiBase}${PATH}`, { bearer });

export const confirmGuestRsvp = (apiBase: string, bearer: string) =>
  callRest<GuestRsvp>(`${apiBase}${PATH}/confirm`, { method: 'POST', bearer });

/** @param keepalive sent to its end even if the page closes */
export const withdrawGuestRsvp = (apiBase: string, bearer: string, keepalive = false) =>
  callRest<GuestRsvp>(`${apiBase}${PATH}/withdraw`, { method: 'POST', bearer, keepalive });

export const calendarFileOf = (apiBase: string, token: string) => `${apiBase}${PATH}/${token}.ics`;
