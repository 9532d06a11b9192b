import { inTransaction } from '@athenaeum/kit';
import { enqueueAll } from '@athenaeum/kit/outbox';
import { pushDeviceIds } from './pushDevices';
import { pushMessage } from './pushMessage';

/** Enqueues a notification for each of a member's devices. Idempotent: a device gets a notification once. */
export async function enqueuePushMessages(user_id: string, notification_id: string): Promise<void> {
  const devices = await pushDeviceIds(user_id);
  if (devices.length === 0) return;
  await inTransaction((session) =>
    enqueueAll(
      session,
      pushMessage,
      devices.map((device_id) => ({
        key: `${notification_id}:${device_id}`,
        payload: { device_id, notification_id },
      })),
    ),
  );
}
