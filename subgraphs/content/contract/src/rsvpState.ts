/** What a salon is to a viewer, and so what the viewer may do about an RSVP; the content subgraph decides it. */
export const RSVP_STATES = [
  /** Cancelled or postponed. */
  'OFF',
  'OVER',
  /** The viewer has a seat, and the live window is open. */
  'LIVE',
  /** The viewer has a seat. */
  'ATTENDING',
  /** A seat is held for the viewer to pay. */
  'HELD',
  'WAITLISTED',
  /** For members, and the viewer is not one. */
  'MEMBERS_ONLY',
  /** To be paid for, without a price yet. */
  'NOT_FOR_SALE',
  'SIGN_IN_TO_PAY',
  /** An invite code opens it. */
  'NEEDS_CODE',
  /** Only the waitlist is open. */
  'FULL',
  /** Invited by name, without an answer yet. */
  'INVITED',
  'OPEN',
] as const;
export type RSVPState = (typeof RSVP_STATES)[number];
