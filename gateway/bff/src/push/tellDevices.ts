import { inTransaction } from '@athenaeum/kit';
import { enqueueAll } from '@athenaeum/kit/outbox';
import { pushDeviceIds } from './pushDevices';
import { pushMessage } from './pushMessage';

/** Tells the browsers of a member what the bell has told; each once, however often it is called. */
export async function tellDevices(user_id: string, notification_id: string): Promise<void> {
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
