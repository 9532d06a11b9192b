import * as z from 'zod';

/** A page by its pattern. What could be an id or a code is none: patterns are words. */
const pagePattern = z
  .string()
  .max(120)
  .regex(/^\/(:?[a-zA-Z_-]{1,40}|\*)?(\/(:?[a-zA-Z_-]{1,40}|\*))*$/, 'Not a pattern of a page');

const event = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('page_view'), page: pagePattern }),
  z.strictObject({ name: z.literal('user_search'), text: z.string().max(200) }),
  z.strictObject({ name: z.literal('search_without_results'), text: z.string().max(200) }),
  z.strictObject({ name: z.literal('pathway_pdf_click') }),
  z.strictObject({ name: z.literal('transcript_expand') }),
]);
export type AnalyticsEvent = z.infer<typeof event>;

/** `POST /api/analytics`: what happened since the last time, oldest first. */
export const analyticsInput = z.strictObject({ events: z.array(event).min(1).max(50) });
