import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import { readCookie } from '../sessionCookie';
import { PROVIDER_SESSION_COOKIE } from './embeddedProvider';

/** Forgets the browser at the embedded provider too, so that the next sign-in asks for the password. */
export const createEndProviderSession =
  (provider: Provider) =>
  async (req: Request, res: Response): Promise<void> => {
    const id = readCookie(req, PROVIDER_SESSION_COOKIE);
    if (!id) return;
    const session = await provider.Session.find(id);
    await session?.destroy();
    for (const name of [PROVIDER_SESSION_COOKIE, `${PROVIDER_SESSION_COOKIE}.sig`])
      res.clearCookie(name, { httpOnly: true, sameSite: 'lax', path: '/' });
  };
