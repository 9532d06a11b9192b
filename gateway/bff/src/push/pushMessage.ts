import * as z from 'zod';

/** The outbox message for one device of a member. The notification's text is read at delivery. */
export const pushMessage = {
  channel: 'push',
  kind: 'push_notification',
  payload: z.strictObject({ device_id: z.string(), notification_id: z.string() }),
};
