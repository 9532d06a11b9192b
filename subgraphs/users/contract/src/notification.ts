import * as z from 'zod/mini';

/** What a notification belongs to: the parts of the product, and the account itself. */
export const NOTIFICATION_AREAS = ['salons', 'coaching', 'community', 'opportunities', 'account'] as const;
export type NotificationArea = (typeof NOTIFICATION_AREAS)[number];

/** What the bell can be turned off for; those with the name of a mailing list are its counterparts. */
export const NOTIFICATION_TOPICS = [
  'salons',
  'reminders',
  'coaching',
  'connections',
  'groups',
  'applications',
  'opportunities',
  'account',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** How long a notification is kept, days. */
export const NOTIFICATION_DAYS = 90;

/** Characters; a page holds so many at most. */
export const NOTIFICATION_LIMITS = { text: 200, detail: 300, link: 500, page: 50, firstPage: 20 } as const;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const HOURS = 24;
const hour = z.int().check(z.gte(0), z.lt(HOURS));

export const QUIET_HOURS_MESSAGE = 'Choose two different times';

/** Full hours by the member's clock, across midnight where `until` comes first. */
export const quietHours = z
  .strictObject({ from: hour, until: hour })
  .check(z.refine(({ from, until }) => from !== until, { error: QUIET_HOURS_MESSAGE, path: ['until'] }));
export type QuietHours = z.infer<typeof quietHours>;

/** Without `area`, of all areas. */
export const notificationsInput = z.strictObject({
  area: z.nullish(z.enum(NOTIFICATION_AREAS)),
  take: z.nullish(z.int().check(z.gte(0), z.lte(NOTIFICATION_LIMITS.page))),
  skip: z.nullish(z.int().check(z.gte(0))),
});
export type NotificationsInput = z.infer<typeof notificationsInput>;

/** These, or all that came up to a moment, epoch ms. */
export const readNotificationsInput = z.strictObject({
  ids: z.nullish(z.array(id).check(z.maxLength(NOTIFICATION_LIMITS.page))),
  until: z.nullish(z.number()),
});
export type ReadNotificationsInput = z.infer<typeof readNotificationsInput>;

/** What is left out stays as it is; `quiet_hours` null: none. */
export const saveNotificationSettingsInput = z.strictObject({
  off: z.nullish(z.array(z.enum(NOTIFICATION_TOPICS)).check(z.maxLength(NOTIFICATION_TOPICS.length))),
  quiet_hours: z.optional(z.nullable(quietHours)),
});
export type SaveNotificationSettingsInput = z.infer<typeof saveNotificationSettingsInput>;

const { text, detail, link } = NOTIFICATION_LIMITS;

/** A letter on its way to a member, and what the bell says of it; null where it says nothing. */
export const noteLetterInput = z.strictObject({
  /** Of the letter: however often it is tried, the bell rings once. */
  id,
  user_id: id,
  notification: z.nullish(
    z.strictObject({
      area: z.enum(NOTIFICATION_AREAS),
      topic: z.enum(NOTIFICATION_TOPICS),
      text: z.string().check(z.minLength(1), z.maxLength(text)),
      detail: z.nullish(z.string().check(z.maxLength(detail))),
      /** A path of the product. */
      link: z.nullish(z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(link))),
      /** Another person whom it names. */
      about_id: z.nullish(id),
    }),
  ),
});
export type NoteLetterInput = z.infer<typeof noteLetterInput>;
