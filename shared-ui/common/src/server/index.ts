export { createDrain, type Drain } from './drain';
export { isStream } from './isStream';
export { CLOSING_TIMEOUT_MS, exitOnUnexpectedError, type UnexpectedKind } from './unexpectedErrors';
