import type { Fact } from '@athenaeum/kit/facts';

/** For every page of an account, on all of its devices. */
export const notificationsChanged = (account: string): Fact => ({
  kind: 'notifications',
  id: account,
  to: { account },
});
