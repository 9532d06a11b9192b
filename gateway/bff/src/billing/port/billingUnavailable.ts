import { DependencyUnavailable } from '@athenaeum/kit';
import { problemCode } from '@athenaeum/kit/outbox';

/** The provider failed. Only the name of the problem is kept, as its message may have personal data. */
export class BillingUnavailable extends DependencyUnavailable {
  override readonly name = 'BillingUnavailable';
  readonly code: string;
  constructor(
    problem: unknown,
    /** True when the provider refused; otherwise the outcome is unknown. */
    readonly wasAnswered = false,
  ) {
    const code = typeof problem === 'string' ? problem : problemCode(problem);
    super(`Billing is not available (${code})`);
    this.code = code;
  }
}
