import { DeliveryProblem } from '@athenaeum/kit/outbox';

/** What is wrong with an answer whose status says success. */
export type AnswerCode =
  /** A web page: a proxy's sign-in, a maintenance notice. */
  | 'ANSWERED_PAGE'
  | 'ANSWERED_EMPTY'
  /** It reports a failure. */
  | 'ANSWERED_NO'
  /** Another type, or another shape. */
  | 'ANSWERED_OTHER'
  | 'ANSWERED_TOO_MUCH';

/** Nobody has been told, as far as this answer shows: it is tried again. */
export class AnswerProblem extends DeliveryProblem {
  constructor(code: AnswerCode) {
    super('away', code);
  }
}
