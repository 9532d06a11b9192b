import { DELETION_GRACE_DAYS } from '@athenaeum/users-contract';
import { day } from '../../components/day';
import { formatFullMoney } from '@athenaeum/common/money';
import { refundReason } from '../../components/refundReasons';
import type { RequestingMemberFragment, StaffRequestsQuery } from './__generated__/requests';
import { requestsText } from './requests.messages';

type RowOf<Field extends keyof StaffRequestsQuery> = NonNullable<
  NonNullable<Extract<StaffRequestsQuery[Field], { data: unknown }>>['data']
>[number];
export type AddressRequest = RowOf<'emailRequests'>;
export type Leaving = RowOf<'leavingMembers'>;
export type Refund = RowOf<'seatSales'>;

/** The fields of the answer, in the order of `KINDS`. */
export const PARTS = ['emailRequests', 'leavingMembers', 'seatSales'] as const;
export const KINDS = ['address', 'deletion', 'refund'] as const;
export type Kind = (typeof KINDS)[number];

interface Words {
  /** In the address of the page. */
  key: string;
  what: string;
  who: RequestingMemberFragment | null;
  /** What staff have to do. */
  need: string;
  /** Epoch ms. */
  since: number;
  /** When it is due, in words. */
  due: string | null;
}
export type Case = Words &
  (
    | { kind: 'address'; about: AddressRequest }
    | { kind: 'deletion'; about: Leaving }
    | { kind: 'refund'; about: Refund }
  );

const GRACE_MS = DELETION_GRACE_DAYS * 86_400_000;

/** All open requests, the oldest first. */
export function casesIn(answer: StaffRequestsQuery): Case[] {
  const cases: Case[] = [
    ...(answer.emailRequests?.data ?? []).map((about): Case => ({
      kind: 'address',
      key: `address-${about.id}`,
      what: requestsText.requestedChange,
      who: about.member,
      need: about.new_email ? requestsText.toEmail({ email: about.new_email }) : requestsText.emailInMessage,
      since: about.asked_at,
      due: null,
      about,
    })),
    ...(answer.leavingMembers?.data ?? []).map((about): Case => ({
      kind: 'deletion',
      key: `deletion-${about.id}`,
      what: requestsText.deleteAccount,
      who: about,
      need: requestsText.automatic,
      since: (about.deletion_due_at ?? 0) - GRACE_MS,
      due: requestsText.onDay({ day: day(about.deletion_due_at) }),
      about,
    })),
    ...(answer.seatSales?.data ?? []).map((about): Case => ({
      kind: 'refund',
      key: `refund-${about.id}`,
      what: requestsText.refundOf({ amount: formatFullMoney(about.total, about.currency) }),
      who: about.buyer,
      need: about.refund_due ? refundReason(about.refund_due) : '',
      since: about.paid_at ?? 0,
      due: null,
      about,
    })),
  ];
  return cases.sort((one, other) => one.since - other.since);
}

/** How many there are, also those that were not asked for. */
export const countOf = (answer: StaffRequestsQuery): number =>
  PARTS.reduce((sum, part) => sum + (answer[part]?.count ?? 0), 0);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const hoursSince = (since: number, now: number): number =>
  Math.max(0, Math.floor((now - since) / HOUR_MS));

/** How long it has waited: "4 days", "3 hours", "12 minutes". */
export function ageOf(since: number, now: number): string {
  const hours = hoursSince(since, now);
  const minutes = Math.floor((now - since) / MINUTE_MS);
  if (minutes < 1) return requestsText.justNow;
  if (hours < 1) return requestsText.minutes({ count: minutes });
  if (hours < 24) return requestsText.hours({ count: hours });
  return requestsText.days({ count: Math.floor(hours / 24) });
}
