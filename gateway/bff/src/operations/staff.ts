import { hasRole, notAllowed, type Viewer } from '@athenaeum/kit';
import type { Request } from 'express';
import { requireViewer, type SignedIn } from '../auth/signedIn';

export type Admin = Viewer & { readonly id: string };
export type AdminOf = (req: Request) => Promise<Admin>;

/** The signed-in admin; anybody else is refused before anything is read. */
export const createAdminOf =
  (signedIn: SignedIn): AdminOf =>
  async (req) => {
    const viewer = await requireViewer(signedIn, req);
    if (!hasRole(viewer, 'admin')) throw notAllowed();
    return viewer;
  };
