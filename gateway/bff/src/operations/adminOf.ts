import type { Viewer } from '@athenaeum/kit';
import type { RouteAccess } from '@athenaeum/graph/edge';
import type { Request } from 'express';
import { requireViewer, type SignedIn } from '../auth/signedIn';

export type Admin = Viewer & { readonly id: string };
export type AdminOf = (req: Request) => Promise<Admin>;

export const adminsOnly: RouteAccess = { to: 'admins', specifiedIn: 'decisions, Who may do what' };

/** The signed-in admin; anybody else is refused before anything is read. */
export const createAdminOf =
  (signedIn: SignedIn): AdminOf =>
  (req) =>
    requireViewer(signedIn, req, adminsOnly);
