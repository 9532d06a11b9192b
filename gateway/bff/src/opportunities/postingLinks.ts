import { POSTED_PATH } from '@athenaeum/opportunities-contract';
import type { Env } from '../env';
import type { SecretEnv } from '../auth/secrets';
import { createTokens, type ResetTokens } from '../auth/password/resetTokens';
import { POSTING_CONFIRMATION_PATH } from '../auth/paths';

export interface PostingLinks {
  /** Where the address given with a posting is confirmed. */
  confirm: ResetTokens;
  /** The poster's page. The token is in the fragment, which no server logs. */
  poster: ResetTokens;
}

/** Who posts an opportunity has no account: the links in the mails authorise changes. */
export const createPostingLinks = (env: SecretEnv & Pick<Env, 'PUBLIC_ORIGIN'>): PostingLinks => ({
  confirm: createTokens(env, 'posting confirmations', `${POSTING_CONFIRMATION_PATH}/`),
  poster: createTokens(env, 'poster links', `${POSTED_PATH}#`),
});
