import type { RateLimits, RouteDescription } from '@athenaeum/graph/edge';
import type { Accounts } from '../../auth/accounts';
import type { AskGraph } from '../../routes/askGraph';
import type { Caller } from '../../routes/caller';
import type { Sources } from '../../sources/sources';

export interface RunParts {
  askGraph: AskGraph;
  accounts: Pick<Accounts, 'viewerOf'>;
  limits: Pick<RateLimits, 'records'>;
  sources: Pick<Sources, 'contact' | 'memberAt'>;
}

/** A job somebody may have run by its address. */
export interface Runnable {
  docs: RouteDescription;
  /** The largest body it takes. */
  limit: string;
  /** Delivers the message to the other system once, by the outbox; its answer is the route's `data`. */
  run(caller: Caller, body: unknown, parts: RunParts): Promise<unknown>;
}

export const CALLERS = 'Session: own data only; our services by an internal token';

/** What every job may answer besides its success. */
export const REFUSALS = {
  400: 'Something in the input is not right; `fields` says what.',
  401: 'Nobody is signed in, or the bearer is not known.',
  404: 'It is about somebody else, or about nothing we have.',
} as const;
