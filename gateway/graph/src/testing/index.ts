export { SENDER_CODES, untrusted } from '../errors';
export { compileCost } from '../limits/cost';
export { OPERATION_LIMITS } from '../limits/operationLimits';
export { STEP_UP_FIELDS } from '../limits/stepUpFields';
