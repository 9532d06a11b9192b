import { callRest, type RestAnswer } from '@athenaeum/shell-contract';

/** A token to set one account's first password. */
export interface PasswordSetup {
  user_id: string;
  token: string;
}

const LINK_PATTERN = /^#([\w-]{1,64})\.([\w-]{1,200})$/;

/** Parses the token in the mail's link, after the `#`, where no server sees it. */
export function tokenIn(hash: string): PasswordSetup | null {
  const [, user_id, token] = LINK_PATTERN.exec(hash) ?? [];
  return user_id && token ? { user_id, token } : null;
}

/** The token of the browser that began the checkout. */
export const claimToken = (apiBase: string): Promise<RestAnswer<PasswordSetup>> =>
  callRest(`${apiBase}/api/billing/membership/password`, { body: {} });

/** Sets the password and signs the member in. */
export const createUser = (
  apiBase: string,
  { user_id, token }: PasswordSetup,
  password: string,
): Promise<RestAnswer<Pick<PasswordSetup, 'user_id'>>> =>
  callRest(`${apiBase}/jobs/run_wait_result/f/f/auth0/create_user`, {
    body: { user_id, password },
    bearer: token,
  });

/** Mails a new link; the answer is the same for every address. */
export const askForLink = (apiBase: string, email: string): Promise<RestAnswer<null>> =>
  callRest(`${apiBase}/api/auth/password-reset`, { body: { email } });
