import { Refusal, signInFirst } from '@athenaeum/kit';
import { password } from '@athenaeum/users-contract';
import express, { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { addressOf, describeRoute, LIMITED_MESSAGE, type RateLimits } from '@athenaeum/graph/edge';
import { jsonHandler } from '../../routes/jsonHandler';
import type { Passwords } from './passwords';

export const createUserInput = z.strictObject({ user_id: z.string().min(1).max(64), password });

const MOUNT = '/jobs';
const PATH = '/run_wait_result/*folder/auth0/create_user';

export const createUserDocs = describeRoute({
  method: 'post',
  path: MOUNT + PATH,
  access: { to: 'everyone', specifiedIn: 'decisions, Signing up and in' },
  summary: 'Sets the first password of an account that a paid checkout made, and signs the member in.',
  caller: 'The one-time token of the checkout, as bearer: once, for 60 minutes',
  body: createUserInput,
  answers: {
    200: 'Done; the session cookie is set.',
    400: 'The password does not keep the rules; `fields.password` says which. The token stays good.',
    401: 'The token was used, is too old, or is not this account’s.',
    429: 'Too much at once.',
  },
});

interface Parts {
  passwords: Passwords;
  limits: RateLimits;
  /** Signs a browser in. */
  begin(req: Request, res: Response, userId: string): Promise<void>;
}

/** The last step of signing up. Never by a bare id: the token proves that the account is the caller's (decisions). */
export function createUserRoute({ passwords, limits, begin }: Parts): Router {
  const router = Router();
  router.post(PATH, express.json({ limit: '10kb' }), jsonHandler(createUser));
  return router;

  async function createUser(req: Request, res: Response) {
    const token = /^Bearer (\S{1,200})$/i.exec(req.headers.authorization ?? '')?.[1];
    if (!token) throw signInFirst();
    if (!(await limits.publicForm.take(addressOf(req)))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
    const { user_id, password } = createUserInput.parse(req.body);
    await passwords.setFirst({ token, user_id, password });
    await begin(req, res, user_id);
    return { user_id };
  }
}
