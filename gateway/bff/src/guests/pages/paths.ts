export const GUEST_RSVP_PATH = '/api/guest-rsvp';
/** The form of an event, and what the link of a mail shows: for visitors without JavaScript. */
export const RSVP_FORM_PATH = `${GUEST_RSVP_PATH}/form`;
export const RSVP_LINK_PATH = `${GUEST_RSVP_PATH}/link`;
