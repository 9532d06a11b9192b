import { isSignedIn, type Viewer } from '@athenaeum/kit';
import type { Request, RequestHandler, Response } from 'express';
import type { SignedIn } from '../auth/signedIn';

export type SignedInHandler = (
  req: Request,
  res: Response,
  viewer: Viewer & { readonly id: string },
) => Promise<void> | void;

/** A route for people who are signed in; answers are private and never cached. */
export const forSignedIn =
  (signedIn: SignedIn, handle: SignedInHandler): RequestHandler =>
  async (req, res) => {
    const viewer = await signedIn.viewer(req);
    res.set('cache-control', 'no-store');
    if (isSignedIn(viewer)) return handle(req, res, viewer);
    res.status(401).json({ ok: false, code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' });
  };
