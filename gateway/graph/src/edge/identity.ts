import type { Viewer } from '@athenaeum/kit';
import type { Request } from 'express';

/** Tells who sends a request. The edge only asks: sessions are kept behind it. */
export interface Identity {
  /** The signed-in user or a visitor. Rejects when nobody can say: then a request is answered as neither. */
  viewer(req: Request): Promise<Viewer>;
  /** Whether step-up authentication was done a short time ago. */
  isConfirmed(req: Request): Promise<boolean>;
}
