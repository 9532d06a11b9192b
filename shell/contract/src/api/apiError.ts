import { defineMessages } from '@athenaeum/messages';

/** The server's refusal codes, and those of failed requests: UNAVAILABLE, NETWORK, TIMEOUT and ABORTED. */
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

/** The error of a query or mutation. Plain data, as it is in the store. */
export interface ApiError {
  /** `refused`: the server refused it, and says why. `failed`: it could not answer; a retry may help. */
  kind: 'refused' | 'failed';
  code: ApiErrorCode;
  /** For the user, in the page's language. */
  message: string;
  /** Messages by form field. */
  fields?: Record<string, string>;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'code' in error && 'message' in error;

/** The message to show for any error of a hook or of `unwrap()`; a general one for unknown errors. */
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
