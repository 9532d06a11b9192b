/** The codes a client may branch on (operations.md). */
export const REFUSAL_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID',
  'CONFLICT',
  'LIMITED',
  'UNAVAILABLE',
  // Only the gateway sends it: the user has to authenticate again (step-up), then the request is repeated.
  'REAUTHENTICATION_REQUIRED',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Something that a person can put right: answered as data with a sentence to show, never as a GraphQL error. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }
}

/**
 * NOT_FOUND, for something that does not exist or that the viewer may not know of.
 *
 * @param what a noun, as in "We could not find that salon."
 */
export const notFound = (what: string) => new Refusal('NOT_FOUND', `We could not find that ${what}.`);
/** UNAUTHENTICATED, for a visitor. */
export const signInFirst = () => new Refusal('UNAUTHENTICATED', 'Please sign in to continue.');
/** FORBIDDEN, for a viewer whose role lacks the right. */
export const notAllowed = () => new Refusal('FORBIDDEN', 'You do not have access to this.');
