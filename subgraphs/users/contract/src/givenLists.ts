/** Closed lists whose values the specification gives (community, sections 3 and 9). */

export const RELATIONSHIP_TYPES = ['Member', 'Athena', 'Prospect'] as const;
export type RelationshipType = (typeof RELATIONSHIP_TYPES)[number];

/** Relationship types listed in the directory. */
export const DIRECTORY_RELATIONSHIP_TYPES = [
  'Member',
  'Athena',
] as const satisfies readonly RelationshipType[];

/** Titles of the two ends of the relationship for editors. */
export const RELATIONSHIP_TYPE_LABELS = {
  Member: 'Member (Active)',
  Prospect: 'Prospect (Inactive)',
} as const;

/** Roles of staff, besides admin (decisions.md, roles). */
export const STAFF_ROLES = ['support', 'editor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const DOCUMENT_TYPES = ['Bio', 'Executive Resume', 'Board Resume', 'Other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const GOAL_TYPES = ['Career Goal', 'Learning Goal', 'Barrier'] as const;
export type GoalType = (typeof GOAL_TYPES)[number];

/** A goal's `current` is text, as clients store it. */
export const GOAL_CURRENT = ['true', 'false'] as const;

/** decisions.md: one record per pair; DECLINED is never shown to the requester. */
export const CONNECTION_STATUSES = ['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'BLOCKED'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

export const YES_NO = ['Yes', 'No'] as const;
export type YesNo = (typeof YES_NO)[number];

export const AGE_BRACKETS = ['<45', '46-50', '51-55', '56-60', '61-65', '66-70', '70+'] as const;

export const REFERRAL_SOURCES = [
  'Athena event',
  'LinkedIn',
  'An Athena member',
  'Web search',
  'My company or organization',
  'Speaking engagement',
  'Other',
] as const;

export const BOARD_TYPES = ['Public Board', 'Private Board', 'Non-profit Board'] as const;
export const BOARD_ROLES = ['Chair', 'Observer', 'Advisor', 'Director'] as const;

/** The five cities of the summits, which are also the hubs. */
export const REGIONAL_HUBS = [
  'San Francisco',
  'Boston',
  'New York City',
  'Seattle',
  'Washington DC',
] as const;
