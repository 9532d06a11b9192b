import { reason } from '@athenaeum/users-contract';

/** Why a reason is invalid; undefined when it is valid. */
export const checkReason = (text: string): string | undefined =>
  reason.safeParse(text).error?.issues[0]?.message;
