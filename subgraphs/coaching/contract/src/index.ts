export {
  AVAILABILITY_DEFAULTS,
  AVAILABILITY_LIMITS,
  AVAILABILITY_MESSAGES,
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
export {
  CREDIT_ENTRY_TYPES,
  CREDIT_LIMITS,
  creditTime,
  updateCreditsInput,
  type CreditEntryType,
  type UpdateCreditsInput,
} from './credits';
export { COACHING_MESSAGES } from './messages';
export {
  checkoutInput,
  ORDER_LIMITS,
  ORDER_MESSAGES,
  ORDER_STATUSES,
  type CheckoutInput,
  type OrderStatus,
} from './order';
export { PORTFOLIO_ADD_ONS, PRODUCT_KINDS, type ProductKind } from './product';
export {
  bookSessionInput,
  CANCELLATION_CONSEQUENCES,
  cancelSessionInput,
  FREE_CANCELLATION_HOURS,
  freeUntil,
  markNoShowInput,
  rescheduleSessionInput,
  saveSessionNotesInput,
  SESSION_DURATIONS,
  SESSION_GROUPS,
  SESSION_LIMITS,
  SESSION_STATUSES,
  sessionGroup,
  sessionTitle,
  type BookSessionInput,
  type CancellationConsequence,
  type CancelSessionInput,
  type MarkNoShowInput,
  type RescheduleSessionInput,
  type SaveSessionNotesInput,
  type SessionDuration,
  type SessionGroup,
  type SessionStatus,
} from './session';
export { cancellationMessage, SESSION_MESSAGES } from './sessionMessages';
