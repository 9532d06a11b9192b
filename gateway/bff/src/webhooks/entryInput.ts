import * as z from 'zod';

/** A change of one entry of the content store; its fields are validated where they are saved, as the staff's are. */
export const entryInput = z.strictObject({
  /** The store's id of this change: received again, it changes nothing. */
  event_id: z.string().min(1).max(200),
  type: z.enum(['salon', 'speaker'], 'A salon or a speaker'),
  /** When it was so there, epoch ms. */
  at: z.number().int().positive(),
  slug: z.string().min(1).max(100),
  /** By the names of `SaveSalonInput`; people, categories and goals by their slugs. */
  fields: z.record(z.string().max(60), z.unknown()),
});
