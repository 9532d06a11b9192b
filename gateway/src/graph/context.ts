import type { createLogger, InternalCaller } from '@athenaeum/kit';

export type Log = ReturnType<typeof createLogger>;

/** What every resolver of one request shares. */
export interface GatewayContext {
  caller: InternalCaller;
  /** Where the request came from, for limits on people who are not signed in. */
  address: string;
  /** Whether it was made sure a short time ago who is there; never where it is left out. */
  isConfirmed?(): Promise<boolean>;
  /** Has something done once the answer has left; where it is left out, nothing is. */
  afterwards?(work: () => void): void;
  log: Log;
}
