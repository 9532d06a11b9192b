import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(64));

export const CONNECTION_MESSAGES = {
  self: 'You are already the best of company: choose another member.',
  blocked: 'You have blocked this member. Unblock them first.',
  changed: 'This has changed in the meantime.',
  tooMany: 'You have many open requests. Wait for some answers first.',
  notPossible: 'This is not possible for this connection.',
} as const;

/** How many unanswered requests a member may have. */
export const OPEN_REQUESTS_LIMIT = 100;

/** The member to connect with. */
export const connectInput = z.strictObject({ user_id: id });
export type ConnectInput = z.infer<typeof connectInput>;

/** "Click to connect" on a profile, in the specification's names; `requester_id` must be the caller. */
export const prospectiveConnectionInput = z.strictObject({ requested_id: id, requester_id: id });

/** The statuses that a caller may set; the service decides the rest. */
export const CONNECTION_CHOICES = ['ACCEPTED', 'DECLINED', 'WITHDRAWN', 'BLOCKED'] as const;
export type ConnectionChoice = (typeof CONNECTION_CHOICES)[number];

/** By the connection's id, or by the member's to block one without a connection. */
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
