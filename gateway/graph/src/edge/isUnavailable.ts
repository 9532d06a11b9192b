import { DependencyUnavailable } from '@athenaeum/kit';
import { Overloaded } from '../limits/concurrencyLimiter';
import { ResponseTimedOut } from './responseTimeout';

const DATABASE_AWAY =
  /^Mongo(ose)?(Network|ServerSelection|NotConnected|PoolCleared|ServerClosed|TopologyClosed)/;

/** True for an error of a dependency that cannot be reached now: a retry later may help. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DependencyUnavailable ||
  error instanceof Overloaded ||
  error instanceof ResponseTimedOut ||
  (error instanceof Error && DATABASE_AWAY.test(error.name));
