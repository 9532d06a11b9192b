import type { Viewer } from '@athenaeum/kit';
import type { Request } from 'express';

/** Authenticates requests for the edge, which knows no sessions itself. */
export interface Identity {
  /** The signed-in user or a visitor. Rejects when that is unknown: then the request fails. */
  viewer(req: Request): Promise<Viewer>;
  /** Whether step-up authentication was done a short time ago. */
  isConfirmed(req: Request): Promise<boolean>;
}
