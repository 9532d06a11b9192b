import type { FactKind } from '@athenaeum/common/facts';
import type { Role } from '../viewer';

/** Who receives a fact: everybody who is signed in, one account, or those with one of these roles. */
export type Audience = 'signedIn' | { readonly account: string } | { readonly roles: readonly Role[] };

/**
 * Something has changed. It carries no more than an id, so that it may be sent without asking a policy: the page reads
 * the record again, and the policies decide then. `signedOut` is never sent to pages: it closes the streams of a web session.
 */
export interface Fact {
  readonly kind: FactKind | 'signedOut';
  readonly id: string;
  readonly to: Audience;
}

/** With the time at which it was published, epoch ms. */
export interface PublishedFact extends Fact {
  readonly at: number;
}
