/** What editors maintain besides salons, as in the addresses of the staff area. */
export const LIBRARY_KINDS = [
  'speakers',
  'categories',
  'tags',
  'collections',
  'peer-groups',
  'pathways',
  'seasons',
  'event-types',
  'host-groups',
  'testimonials',
] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** Maximum lengths of texts, in characters, and of lists. */
export const LIBRARY_ENTRY_LIMITS = {
  name: 120,
  title: 120,
  office: 160,
  tagTitle: 80,
  description: 5000,
  link: 500,
  tip: 500,
  tips: 12,
  salons: 200,
  speakers: 50,
} as const;

/** What may be suggested for a field of a form. */
export const LIBRARY_CHOICES = [...LIBRARY_KINDS, 'salons', 'reviews'] as const;

/** What a content store may send. */
export const IMPORTED_ENTRY_TYPES = ['salon', 'speaker'] as const;
