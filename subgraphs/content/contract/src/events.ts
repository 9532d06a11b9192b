/** `event_type` of a salon. NOT_APPLICABLE is stored but never shown. */
export const EVENT_TYPES = [
  'SALON',
  'PEER_GROUP',
  'MEETUP',
  'GATHERING',
  'ORIENTATION',
  'PARTNER_EVENT',
  'WORKSHOP',
  'SUMMIT',
  'NOT_APPLICABLE',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The label on a card: underscores become spaces; null hides the type (specification 5). */
export const eventTypeLabel = (type: string | null | undefined): string | null =>
  !type || type === 'NOT_APPLICABLE'
    ? null
    : type
        .toLowerCase()
        .split('_')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ');

export const EVENT_LOCATIONS = ['Virtual', 'In-Person'] as const;
export type EventLocation = (typeof EVENT_LOCATIONS)[number];

export const INVITE_TYPES = ['MEMBERS_ONLY', 'INVITE_ONLY', 'OPEN_TO_PUBLIC'] as const;
export type InviteType = (typeof INVITE_TYPES)[number];
export const INVITE_TYPE_LABELS: Readonly<Record<InviteType, string>> = {
  MEMBERS_ONLY: 'Members Only',
  INVITE_ONLY: 'Invite Only',
  OPEN_TO_PUBLIC: 'Open to Public',
};

/** `salon_status`; null unless the event was cancelled or postponed. */
export const SALON_STATUSES = ['cancelled', 'postponed'] as const;
export type SalonStatus = (typeof SALON_STATUSES)[number];

export const SPEAKER_TYPES = ['HOST', 'SME'] as const;
export type SpeakerType = (typeof SPEAKER_TYPES)[number];

/** The filters of a feed of salons whose values it counts. */
export const SALON_FILTERS = [
  'event_type',
  'event_location',
  'location_city',
  'category',
  'invite_type',
] as const;
export type SalonFilter = (typeof SALON_FILTERS)[number];
