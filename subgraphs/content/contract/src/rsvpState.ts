/** What a salon is to a viewer, and so what the viewer may do about an RSVP; the content subgraph decides it. */
export const RSVP_STATES = [
  'OFF',
  'OVER',
  'LIVE',
  'ATTENDING',
  'HELD',
  'WAITLISTED',
  'MEMBERS_ONLY',
  'NOT_FOR_SALE',
  'SIGN_IN_TO_PAY',
  'NEEDS_CODE',
  'FULL',
  'INVITED',
  'OPEN',
] as const;
export type RSVPState = (typeof RSVP_STATES)[number];
