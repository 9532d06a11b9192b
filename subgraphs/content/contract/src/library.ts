export const DEFAULT_TIMEZONE = 'America/Los_Angeles';

/** The slugs of the seven featured categories in the order the library shows them. */
export const FEATURED_CATEGORIES = [
  'fund',
  'build',
  'operate',
  'govern',
  'the-ceo',
  'your-brand',
  'society',
] as const;

/** A collection with a page of its own that no list shows. */
export const HIDDEN_COLLECTION = 'the-athena-branded-career-portfolio';

/** Where the library truncates long text, in characters, and how many entries it fetches (specification 9). */
export const LIBRARY_LIMITS = {
  carousel: 20,
  collections: 20,
  recommended: 20,
  salonGrid: 12,
  pageSize: 20,
  publicPageSize: 6,
  /** Goals of a salon that are shown at first. */
  tagChips: 2,
  reviewsShown: 2,
  /** Hosts and experts before Show More: below 1070 px, and from there on. */
  speakersShown: { narrow: 6, wide: 9 },
  salonTitle: 50,
  salonDescription: { over: 200, shown: 150 },
  collectionTitle: 40,
  tag: 30,
  goalTitle: 50,
  pathwayTitle: 28,
  /** On the picture of a category, and as the link to one. */
  categoryTitle: 12,
  categoryName: 15,
  /** Below 1070 px, and from there on. */
  speakerName: { narrow: 22, wide: 30 },
  speakerSubtitle: 30,
  speakerDescription: 470,
  expertBio: 300,
  /** Under the title of a pathway, a season or a peer group. */
  headerDescription: 90,
  resourceTitle: 40,
  resourceDescription: 60,
  reviewText: 120,
  /** Descriptions of salons and pathways before Read More. */
  longText: 500,
} as const;

/** What a tag is: all of them are goals. */
export const TAG_TYPES = ['GOAL'] as const;

export const COLLECTION_TYPES = ['COLLECTION', 'PEER_GROUP'] as const;
export type CollectionType = (typeof COLLECTION_TYPES)[number];

export const RESOURCE_TYPES = ['LINK', 'ASSET'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];
