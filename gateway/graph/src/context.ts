import type { createLogger, InternalCaller } from '@athenaeum/kit';

export type Log = ReturnType<typeof createLogger>;

/** What every resolver of one request shares. */
export interface GatewayContext {
  caller: InternalCaller;
  /** The client's IP address, for rate limits on visitors. */
  address: string;
  /** Whether step-up authentication was done a short time ago; false when absent. */
  isConfirmed?(): Promise<boolean>;
  /** Runs work after the answer has been sent; when absent, such work is skipped. */
  afterwards?(work: () => void): void;
  /** A logger that adds the request's id; made when something is logged, which is seldom. */
  log(): Log;
}
