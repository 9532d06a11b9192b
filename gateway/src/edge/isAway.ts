import { BillingUnavailable } from '../bff/billing/port/billingUnavailable';
import { StorageUnavailable } from '../bff/files/storage';
import { Overloaded } from '../graph/limits/admission';
import { SubgraphUnavailable } from '../graph/subgraphs/subgraphClient';
import { TookTooLong } from './answerInTime';

const DATABASE_AWAY =
  /^Mongo(ose)?(Network|ServerSelection|NotConnected|PoolCleared|ServerClosed|TopologyClosed)/;

/** True when something this needs cannot be reached just now: trying again later may help. */
export const isAway = (error: unknown): boolean =>
  error instanceof SubgraphUnavailable ||
  error instanceof Overloaded ||
  error instanceof TookTooLong ||
  error instanceof StorageUnavailable ||
  error instanceof BillingUnavailable ||
  (error instanceof Error && DATABASE_AWAY.test(error.name));
