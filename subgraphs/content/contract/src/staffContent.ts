import * as z from 'zod/mini';
import { id } from './id';
import { staffChange } from './staffFields';
import { together } from './together';

/** What staff list together: everything with a page of its own that may be a draft. Named as in addresses. */
export const STAFF_CONTENT_KINDS = [
  'salons',
  'recordings',
  'pathways',
  'collections',
  'peer-groups',
  'speakers',
] as const;
export type StaffContentKind = (typeof STAFF_CONTENT_KINDS)[number];

/** `off`: cancelled or postponed, also when its date has passed. */
export const STAFF_CONTENT_STATES = ['published', 'scheduled', 'draft', 'off'] as const;
export type StaffContentState = (typeof STAFF_CONTENT_STATES)[number];

/** What a member would miss in it; any of them is work that remains. */
export const STAFF_CONTENT_NEEDS = ['host', 'category', 'captions', 'salons', 'seasons'] as const;
export type StaffContentNeed = (typeof STAFF_CONTENT_NEEDS)[number];

const entries = together(
  z.strictObject({ kind: z.enum(STAFF_CONTENT_KINDS), id, updated_at: staffChange.updated_at }),
);

/** Publishes at once, or makes drafts of them; each with `updated_at` as it was read. */
export const publishContentInput = z.strictObject({ entries, published: z.boolean() });
export type PublishContentInput = z.output<typeof publishContentInput>;

/** One category in place of those that salons and recordings have. */
export const categorizeContentInput = z.strictObject({ entries, category_id: id });
export type CategorizeContentInput = z.output<typeof categorizeContentInput>;
