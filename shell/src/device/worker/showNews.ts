import { WORKER_ACCOUNT } from '@athenaeum/shared-ui/device';
import type { WorkerScope } from './scope';

/** As `gateway/bff/src/push/lockScreen.ts` writes it: no more than a lock screen may show. */
interface News {
  id: string;
  account: string;
  title: string;
  body: string | null;
  link: string | null;
}

/** Shows what the bell tells, unless it is somebody else's than this browser's: then the browser hears no more. */
export async function showNews({ location, registration }: WorkerScope, sent: unknown): Promise<void> {
  const { id, account, title, body, link } = sent as News;
  if (account !== new URL(location.href).searchParams.get(WORKER_ACCOUNT)) {
    const subscription = await registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return;
  }
  await registration.showNotification(title, {
    ...(body && { body }),
    // Sent twice, it is shown once.
    tag: id,
    data: link,
  });
}
