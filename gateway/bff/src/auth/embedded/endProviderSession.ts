import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import { readCookie } from '@athenaeum/graph/edge';

/** Forgets the browser at the embedded provider too, so that the next sign-in asks for the password. */
export const createEndProviderSession =
  (provider: Provider) =>
  async (req: Request, res: Response): Promise<void> => {
    const cookie = provider.cookieName('session');
    const id = readCookie(req, cookie);
    if (!id) return;
    const session = await provider.Session.find(id);
    await session?.destroy();
    // A browser deletes a cookie with a prefixed name only if it has the attributes with which it was set.
    const secure = cookie.startsWith('__Host-');
    for (const name of [cookie, `${cookie}.sig`])
      res.clearCookie(name, { httpOnly: true, sameSite: 'lax', path: '/', secure });
  };
