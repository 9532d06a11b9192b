import { callRest, type RestAnswer } from '../../components/callRest';

/** The right to set one account's first password. */
export interface Right {
  user_id: string;
  token: string;
}

const SHAPE = /^#([\w-]{1,64})\.([\w-]{1,200})$/;

/** What the link of the mail carries after the `#`, where no server sees it. */
export function rightIn(hash: string): Right | null {
  const [, user_id, token] = SHAPE.exec(hash) ?? [];
  return user_id && token ? { user_id, token } : null;
}

/** The right of the browser that began the checkout. */
export const claimRight = (apiBase: string): Promise<RestAnswer<Right>> =>
  callRest(`${apiBase}/api/billing/membership/password`, { body: {} });

/** Sets the password and signs her in. */
export const createUser = (
  apiBase: string,
  { user_id, token }: Right,
  password: string,
): Promise<RestAnswer<Pick<Right, 'user_id'>>> =>
  callRest(`${apiBase}/jobs/run_wait_result/f/f/auth0/create_user`, {
    body: { user_id, password },
    bearer: token,
  });

/** Mails a new link; the answer is the same for every address. */
export const askForLink = (apiBase: string, email: string): Promise<RestAnswer<null>> =>
  callRest(`${apiBase}/api/auth/password-reset`, { body: { email } });
