/** The kinds of the library that rows of the audit log name, as the content domain's `libraryChoices` has them. */
export const AUDITED_THINGS = [
  'salons',
  'speakers',
  'categories',
  'tags',
  'collections',
  'peer-groups',
  'pathways',
  'seasons',
  'event-types',
  'host-groups',
  'reviews',
] as const;
export type AuditedThing = (typeof AUDITED_THINGS)[number];
