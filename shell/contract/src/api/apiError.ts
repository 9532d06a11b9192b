import { defineMessages } from '@athenaeum/messages';

/** The codes of a refusal, and four for what never got an answer worth the name. */
export type ApiErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'INVALID'
  | 'CONFLICT'
  | 'LIMITED'
  | 'UNAVAILABLE'
  | 'NETWORK'
  | 'TIMEOUT'
  | 'ABORTED'
  | (string & {});

/** What a query or mutation ends in when it does not succeed. Plain data: it lives in the store. */
export interface ApiError {
  /** `refused`: the product said no, and why. `failed`: it could not answer; trying again may help. */
  kind: 'refused' | 'failed';
  code: ApiErrorCode;
  /** Fit for a person to read. */
  message: string;
  /** Messages by field name, where a form needs them. */
  fields?: Record<string, string>;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'code' in error && 'message' in error;

/** The sentence to show for whatever a hook or an `unwrap()` gave. */
export const messageOf = (error: unknown): string =>
  isApiError(error) ? error.message : apiErrorText.UNAVAILABLE;

export const apiErrorText = defineMessages('apiError', {
  NETWORK: 'We could not reach the server. Check your connection and try again.',
  TIMEOUT: 'This is taking longer than it should. Please try again.',
  UNAVAILABLE: 'Something went wrong on our side. Please try again.',
  UNAUTHENTICATED: 'Please sign in again.',
  ABORTED: 'This was cancelled.',
});

export const failure = (code: keyof typeof apiErrorText): ApiError => ({
  kind: 'failed',
  code,
  message: apiErrorText[code],
});
