import { DependencyUnavailable } from '@athenaeum/kit';
import { problemCode } from '@athenaeum/kit/outbox';

/** The provider did not do what was asked of it. Only the name of the problem is kept: its words may name people. */
export class BillingUnavailable extends DependencyUnavailable {
  override readonly name = 'BillingUnavailable';
  readonly code: string;
  constructor(
    problem: unknown,
    /** It has understood and answered no; otherwise nobody knows what it has done. */
    readonly wasAnswered = false,
  ) {
    const code = typeof problem === 'string' ? problem : problemCode(problem);
    super(`Billing is not available (${code})`);
    this.code = code;
  }
}
