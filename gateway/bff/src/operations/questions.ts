import { MESSAGE_STATUSES } from '@athenaeum/kit/outbox';
import { reason } from '@athenaeum/users-contract';
import * as z from 'zod';
import { MAIL_STATES } from '../mail/log/mailLogEntry.model';

export const PAGE_SIZE = 20;
const LAST_PAGE = 5000;

/** From 1. */
const page = z.coerce.number().int().min(1).max(LAST_PAGE).default(1);
const name = z
  .string()
  .regex(/^[\w-]{1,60}$/)
  .optional();

export const outboxQuery = z.strictObject({
  status: z.enum(MESSAGE_STATUSES).default('dead'),
  channel: name,
  kind: name,
  page,
});

/** One message, or all dead letters of one kind; and why. */
export const tryAgainInput = z.union([
  z.strictObject({ id: z.string().min(1).max(64), reason }),
  z.strictObject({ kind: z.string().regex(/^[\w-]{1,60}$/), reason }),
]);

export const mailQuery = z.strictObject({
  address: z.string().trim().max(254).optional(),
  template: name,
  state: z.enum(MAIL_STATES).optional(),
  page,
});

export const windowOf = (given: number) => ({ take: PAGE_SIZE, skip: (given - 1) * PAGE_SIZE });
