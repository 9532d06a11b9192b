export {
  COACH_LIMITS,
  COACH_RESOURCE_TYPES,
  COACH_SEARCH,
  sessionButton,
  WEEKDAYS,
  type CoachResourceType,
  type Weekday,
} from './coach';
export { CREDIT_ENTRY_TYPES, creditTime, type CreditEntryType } from './credits';
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
  FREE_CANCELLATION_HOURS,
  SESSION_DURATIONS,
  SESSION_GROUPS,
  SESSION_STATUSES,
  sessionGroup,
  sessionTitle,
  type SessionDuration,
  type SessionGroup,
  type SessionStatus,
} from './session';
