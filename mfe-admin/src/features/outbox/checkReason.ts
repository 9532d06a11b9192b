import { reason } from '@athenaeum/users-contract';

/** What is wrong with a reason; nothing when it can be kept. */
export const checkReason = (given: string): string | undefined =>
  reason.safeParse(given).error?.issues[0]?.message;
