export {
  AVAILABILITY_DEFAULTS,
  AVAILABILITY_LIMITS,
  AVAILABILITY_MESSAGES,
  availabilityForm,
  clockMinutes,
  saveAvailabilityInput,
  SLOT_STEP,
  SLOTS_LONGEST_RANGE,
  slotsInput,
  type SaveAvailabilityInput,
  type SlotsInput,
} from './availability';
export {
  COACH_LIMITS,
  COACH_RESOURCE_TYPES,
  COACH_SEARCH,
  sessionButton,
  WEEKDAYS,
  type CoachResourceType,
  type Weekday,
} from './coach';
export { CREDIT_ENTRY_TYPES, CREDIT_LIMITS, creditTime, type CreditEntryType } from './credits';
export { updateCreditsInput, type UpdateCreditsInput } from './creditsInput';
export {
  isJoinOpen,
  isOnline,
  JOIN_OPENS_MINUTES,
  joinOpens,
  joinPath,
  MEETING_KINDS,
  meetingWords,
  type MeetingKind,
} from './meeting';
export {
  changeMeetingInput,
  MEETING_LIMITS,
  MEETING_MESSAGES,
  meetingInput,
  type ChangeMeetingInput,
  type MeetingInput,
} from './meetingInputs';
export { COACHING_MESSAGES } from './messages';
export {
  checkoutInput,
  ORDER_LIMITS,
  ORDER_MESSAGES,
  ORDER_OUTCOMES,
  ORDER_STATUSES,
  type CheckoutInput,
  type OrderStatus,
} from './order';
export {
  DRAFT_ANSWERS,
  PORTFOLIO_LIMITS,
  PORTFOLIO_MESSAGES,
  PORTFOLIO_STATUSES,
  type DraftAnswer,
  type PortfolioStatus,
} from './portfolio';
export {
  answerPortfolioDraftInput,
  deliverPortfolioInput,
  sendPortfolioDraftInput,
  type AnswerPortfolioDraftInput,
  type DeliverPortfolioInput,
  type SendPortfolioDraftInput,
} from './portfolioInputs';
export { PORTFOLIO_ADD_ONS, PRODUCT_KINDS, type ProductKind } from './product';
export {
  BOOKING_CHANGES,
  CANCELLATION_CONSEQUENCES,
  FREE_CANCELLATION_HOURS,
  freeUntil,
  memberConsequence,
  SESSION_AUTHORS,
  SESSION_CANCELLERS,
  SESSION_DURATIONS,
  SESSION_GROUPS,
  SESSION_LIMITS,
  SESSION_STATUSES,
  sessionGroup,
  sessionTitle,
  type CancellationConsequence,
  type SessionAuthor,
  type SessionCanceller,
  type SessionDuration,
  type SessionGroup,
  type SessionStatus,
} from './session';
export {
  addSessionTaskInput,
  addSharedNoteInput,
  bookSessionInput,
  cancelSessionInput,
  markNoShowInput,
  markSessionTaskInput,
  removeSessionTaskInput,
  removeSharedNoteInput,
  rescheduleSessionInput,
  saveSessionNoteInput,
  saveSessionNotesInput,
  type AddSessionTaskInput,
  type AddSharedNoteInput,
  type BookSessionInput,
  type CancelSessionInput,
  type MarkNoShowInput,
  type MarkSessionTaskInput,
  type RemoveSessionTaskInput,
  type RemoveSharedNoteInput,
  type RescheduleSessionInput,
  type SaveSessionNoteInput,
  type SaveSessionNotesInput,
} from './sessionInputs';
export { cancellationMessage, lateBookingMessage, SESSION_MESSAGES } from './sessionMessages';
export {
  bcpExampleForm,
  COACH_ENTRY_LIMITS,
  COACHING_ENTRY_KINDS,
  coachForm,
  saveBcpExampleInput,
  saveCoachInput,
  type CoachingEntryKind,
} from './staffForms';
export { REFUND_STATES, type RefundState } from '@athenaeum/common/refund';
