import * as z from 'zod';

/** To one browser of a member: what the bell told, read when it is sent. */
export const pushMessage = {
  channel: 'push',
  kind: 'push_notification',
  payload: z.strictObject({ device_id: z.string(), notification_id: z.string() }),
};
