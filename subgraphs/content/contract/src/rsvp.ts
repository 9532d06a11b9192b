import * as z from 'zod/mini';
import { id } from './id';

/** INVITED means invited, or withdrawn once `responded_at` is set. */
export const RSVP_STATUSES = ['RESERVED', 'PENDING', 'INVITED'] as const;
export type RSVPStatus = (typeof RSVP_STATUSES)[number];

/** Nobody is moved up from the waitlist later than this before the start. */
export const PROMOTION_CUTOFF_MINUTES = 120;

/** How long a seat at a paid event is held for payment. */
export const SEAT_HELD_MINUTES = 15;

const inviteCode = z.string().check(z.trim(), z.maxLength(100, 'Incorrect invite code.'));

/** A member asks for a seat. The status is only a wish: the server answers RESERVED or PENDING, depending on free seats. */
export const createRSVPInput = z.object({
  salonId: id,
  userId: id,
  status: z.nullish(z.enum(['RESERVED', 'PENDING'], 'Ask for RESERVED or PENDING.')),
  invite_code: z.nullish(inviteCode),
});

/** INVITED gives the seat or the place on the waitlist back; RESERVED or PENDING asks again. */
export const updateRSVPInput = z.object({ id, status: z.enum(RSVP_STATUSES, 'Not a status.') });

export const withdrawRSVPInput = z.object({ id });

export const applyInviteCodeInput = z.object({
  salonId: id,
  invite_code: inviteCode.check(z.minLength(1, 'Please enter your invite code.')),
});
