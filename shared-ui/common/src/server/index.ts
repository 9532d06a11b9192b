export { createDrain, type Drain } from './drain';
export { CLOSING_TIMEOUT_MS, exitOnUnexpectedError, type UnexpectedKind } from './unexpectedErrors';
