export {
  ATTENDANCE_LIMITS,
  ATTENDANCE_MESSAGES,
  ATTENDEE_LISTS,
  checkInInput,
  decideSeatInput,
  CHECK_IN_OPENS_MINUTES,
  walkInInput,
  type AttendeeList,
  type CheckInInput,
  type DecideSeatInput,
  type WalkInInput,
} from './attendance';
export {
  EVENT_LOCATIONS,
  EVENT_TYPES,
  eventTypeLabel,
  INVITE_TYPE_LABELS,
  INVITE_TYPES,
  SALON_FILTERS,
  SALON_STATUSES,
  SPEAKER_TYPES,
  type EventLocation,
  type EventType,
  type InviteType,
  type SalonFilter,
  type SalonStatus,
  type SpeakerType,
} from './events';
export {
  COLLECTION_TYPES,
  DEFAULT_TIMEZONE,
  FEATURED_CATEGORIES,
  HIDDEN_COLLECTION,
  LIBRARY_LIMITS,
  RESOURCE_TYPES,
  TAG_TYPES,
  type CollectionType,
  type ResourceType,
} from './library';
export { CONTENT_MESSAGES } from './messages';
export { livePeriod, salonPhase, SALON_PHASES, type SalonPhase, type SalonTimes } from './phase';
export { createProgressInput, updateProgressInput, WATCHED_FROM } from './progress';
export { BOOKMARK_TYPES, createBookmarkInput, removeBookmarkInput, type BookmarkType } from './bookmark';
export {
  GROUP_MESSAGES,
  JOIN_POLICIES,
  MEMBERSHIP_STATUSES,
  type JoinPolicy,
  type MembershipStatus,
} from './groupPolicy';
export {
  decideGroupRequestInput,
  joinPeerGroupInput,
  type DecideGroupRequestInput,
  type JoinPeerGroupInput,
} from './peerGroup';
export {
  moderateReviewInput,
  moderateReviewsInput,
  reviewSearch,
  type ModerateReviewInput,
  type ModerateReviewsInput,
} from './moderateReview';
export {
  createReviewInput,
  reviewSurvey,
  updateReviewInput,
  type CreateReviewInput,
  type ReviewSurvey,
  type UpdateReviewInput,
} from './review';
export {
  anonymousReviewer,
  MODERATED_STATES,
  PORTFOLIO_SERVICE,
  PURCHASED_REVIEW_TYPES,
  RATINGS,
  REVIEW_LIMITS,
  REVIEW_PROBLEMS,
  REVIEW_RULES,
  REVIEW_STATES,
  REVIEW_TYPES,
  type ReviewState,
  type ReviewType,
} from './reviewRules';
export { GUEST_LIMITS } from './guestLimits';
export {
  applyInviteCodeInput,
  createRSVPInput,
  PROMOTION_CUTOFF_MINUTES,
  RSVP_STATUSES,
  SEAT_HELD_MINUTES,
  updateRSVPInput,
  withdrawRSVPInput,
  type RSVPStatus,
} from './rsvp';
export { RSVP_STATES, type RSVPState } from './rsvpState';
export {
  REFUND_PROGRESS,
  REFUND_REASONS,
  SEAT_ORDER_OUTCOMES,
  SEAT_ORDER_STATUSES,
  type RefundReason,
  type SeatOrderStatus,
} from './seatOrder';
export {
  CONSENTS,
  LANGUAGES,
  PUBLIC_RSVP_MESSAGES,
  publicRSVPInput,
  type Consent,
  type PublicRSVPForm,
} from './publicRsvp';
export { searchInput, type SearchInput } from './search';
export { SEARCH_PROBLEMS, SEARCH_RULES, searchProblem } from './searchRules';
export { publicationState, PUBLICATION_STATES, type Publication, type PublicationState } from './publication';
export {
  duplicateSalonInput,
  removeSalonInput,
  SALON_LIMITS,
  salonFields,
  saveSalonInput,
  setSalonStatusInput,
  type SalonFields,
  type SaveSalonInput,
  type SetSalonStatusInput,
} from './saveSalon';
export {
  inviteMembersInput,
  type InviteMembersInput,
  noteAttendeesInput,
  type NoteAttendeesInput,
  TO_ATTENDEES_LIMITS,
  TO_ATTENDEES_MESSAGES,
} from './toAttendees';
export { settleRefundInput, type SettleRefundInput } from './settleRefund';
export { slug, slugFrom } from './slug';
export { instant, line, optionalText, publication, staffChange, webLink } from './staffFields';
export {
  categorizeContentInput,
  publishContentInput,
  STAFF_CONTENT_KINDS,
  STAFF_CONTENT_NEEDS,
  STAFF_CONTENT_STATES,
  type CategorizeContentInput,
  type PublishContentInput,
  type StaffContentKind,
  type StaffContentNeed,
  type StaffContentState,
} from './staffContent';
export { STAFF_SALON_STATES, staffSalonState, type StaffSalonState } from './staffSalons';
export { CHANGED_TOGETHER } from './together';
export { cuesOf, type Cue } from './vtt';
export {
  IMPORTED_ENTRY_TYPES,
  LIBRARY_CHOICES,
  LIBRARY_ENTRY_LIMITS,
  LIBRARY_KINDS,
  type LibraryKind,
} from './libraryKinds';
export {
  categoryForm,
  collectionForm,
  eventTypeForm,
  hostGroupForm,
  pathwayForm,
  peerGroupForm,
  saveCategoryInput,
  saveCollectionInput,
  saveEventTypeInput,
  saveHostGroupInput,
  savePathwayInput,
  saveSeasonInput,
  saveSpeakerInput,
  saveTagInput,
  saveTestimonialInput,
  seasonForm,
  speakerForm,
  tagForm,
  testimonialForm,
} from './libraryForms';
export { REFUND_STATES, type RefundState } from '@athenaeum/common/refund';
