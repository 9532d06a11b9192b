import { MEETING_LIMITS } from '@athenaeum/coaching-contract';
import * as z from 'zod';

const id = z.string().min(1).max(200);
/** Up to the end of the year 9999: what is later is no day that a letter or a calendar could write. */
const instant = z.number().int().positive().max(253_402_300_799_999);
const news = {
  /** What the booking is called there, the same for all that happens to it. */
  booking_id: id,
  /** When it happened there, epoch ms. */
  at: instant,
};
const standing = {
  ...news,
  /** The coach, by our id or slug. */
  coach: id,
  /** The member's address. */
  email: z.email().max(254),
  /** Epoch ms. */
  start: instant,
  /** Minutes. */
  duration: z.number().int().min(1).max(720),
  /** Where it takes place, when that is a link. */
  meeting_url: z
    .url({ protocol: /^https$/ })
    .max(MEETING_LIMITS.link)
    .optional(),
};

export const schedulingInput = z.discriminatedUnion('type', [
  z.strictObject({ ...standing, type: z.literal('booked') }),
  z.strictObject({ ...standing, type: z.literal('moved') }),
  z.strictObject({ ...news, type: z.literal('cancelled'), cancelled_by: z.enum(['member', 'coach']) }),
]);
export type SchedulingNews = z.infer<typeof schedulingInput>;
