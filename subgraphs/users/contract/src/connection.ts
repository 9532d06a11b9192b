import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(64));

export const CONNECTION_MESSAGES = {
  herself: 'You are already the best of company: choose another member.',
  blocked: 'You have blocked this member. Unblock them first.',
  changed: 'This has changed in the meantime.',
  tooMany: 'You have many open requests. Wait for some answers first.',
  not_possible: 'This is not possible for this connection.',
} as const;

/** How many requests of hers may be unanswered at once. */
export const OPEN_REQUESTS_LIMIT = 100;

/** Whom she would like to know. */
export const connectInput = z.strictObject({ user_id: id });
export type ConnectInput = z.infer<typeof connectInput>;

/** "Click to connect" on a profile; `requester_id` is the one who asks, herself. */
export const prospectiveConnectionInput = z.strictObject({ requested_id: id, requester_id: id });

/** What she may make of a connection; the rest is decided by both. */
export const CONNECTION_CHOICES = ['ACCEPTED', 'DECLINED', 'WITHDRAWN', 'BLOCKED'] as const;
export type ConnectionChoice = (typeof CONNECTION_CHOICES)[number];

/** By the connection's id; to block a member there is no connection with, by hers. */
export const updateConnectionInput = z
  .strictObject({
    id: z.nullish(id),
    user_id: z.nullish(id),
    status: z.enum(CONNECTION_CHOICES, 'Choose one of the options'),
  })
  .check(z.refine((given) => Boolean(given.id) !== Boolean(given.user_id), 'Say which connection is meant.'));
export type UpdateConnectionInput = z.infer<typeof updateConnectionInput>;

/** The tabs of the list of connections. */
export const CONNECTION_LISTS = ['connected', 'received', 'sent', 'blocked'] as const;
export type ConnectionList = (typeof CONNECTION_LISTS)[number];
export const CONNECTIONS_PAGE_SIZE = 20;
