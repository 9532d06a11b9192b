import { BillingUnavailable } from '../bff/billing/port/billingUnavailable';
import { StorageUnavailable } from '../bff/files/storage';
import { Overloaded } from '../graph/limits/concurrencyLimiter';
import { SubgraphUnavailable } from '../graph/subgraphs/subgraphClient';
import { ResponseTimedOut } from './responseTimeout';

const DATABASE_AWAY =
  /^Mongo(ose)?(Network|ServerSelection|NotConnected|PoolCleared|ServerClosed|TopologyClosed)/;

/** True for an error of a dependency that cannot be reached now: a retry later may help. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof SubgraphUnavailable ||
  error instanceof Overloaded ||
  error instanceof ResponseTimedOut ||
  error instanceof StorageUnavailable ||
  error instanceof BillingUnavailable ||
  (error instanceof Error && DATABASE_AWAY.test(error.name));
