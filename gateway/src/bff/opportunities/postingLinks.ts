import { POSTED_PATH } from '@athenaeum/opportunities-contract';
import type { Env } from '../../env';
import type { SecretEnv } from '../auth/secrets';
import { createTokens, type ResetTokens } from '../auth/password/resetTokens';
import { POSTING_CONFIRMATION_PATH } from '../auth/paths';

export interface PostingLinks {
  /** Where the address given with a posting is confirmed. */
  confirm: ResetTokens;
  /** Her page: what proves that it is hers stands behind the `#`, where no server logs it. */
  poster: ResetTokens;
}

/** Who posts an opportunity has no account: what she can do about it is done with the links of her mail. */
export const createPostingLinks = (env: SecretEnv & Pick<Env, 'PUBLIC_ORIGIN'>): PostingLinks => ({
  confirm: createTokens(env, 'posting confirmations', `${POSTING_CONFIRMATION_PATH}/`),
  poster: createTokens(env, 'poster links', `${POSTED_PATH}#`),
});
