import { reason } from '@athenaeum/users-contract';

/** Why a reason is invalid; undefined when it is valid. */
export const checkReason = (given: string): string | undefined =>
  reason.safeParse(given).error?.issues[0]?.message;
