import type { MemberPurchasesQuery, MemberSeatsQuery } from './__generated__/memberDesk';
import {
  mailOf,
  type MemberOfDesk,
  purchasesOf,
  referralsOf,
  seatsOf,
  sessionsOf,
  useMemberMailQuery,
  useMemberPurchasesQuery,
  useMemberReferralsQuery,
  useMemberSeatsQuery,
  useMemberSessionsQuery,
} from './memberDesk.api';

/** How many lines each section has, once it is known. */
export function useCounts({ id, email }: MemberOfDesk) {
  const address = email ?? '';
  const purchases = useMemberPurchasesQuery(purchasesOf(id));
  const seats = useMemberSeatsQuery(seatsOf(id));
  const sessions = useMemberSessionsQuery(sessionsOf(id));
  const referrals = useMemberReferralsQuery(referralsOf(address), { skip: !email });
  const mail = useMemberMailQuery(mailOf(address), { skip: !email });
  return {
    purchases: countOfPurchases(purchases.currentData),
    seats: countOfSeats(seats.currentData),
    sessions: sessions.currentData?.sessions?.count ?? undefined,
    referrals: referrals.currentData?.allReferrals?.count ?? undefined,
    mail: mail.currentData?.count,
  };
}

export function countOfPurchases(answer: MemberPurchasesQuery | undefined): number | undefined {
  const kinds = answer && [answer.coachingSales, answer.membershipSales, answer.seatSales];
  if (!kinds?.every((kind) => kind?.data)) return undefined;
  return kinds.reduce((sum, kind) => sum + (kind?.count ?? 0), 0);
}

/** Undefined also where there are more than were asked for, which nobody counts. */
export function countOfSeats(answer: MemberSeatsQuery | undefined): number | undefined {
  const count = answer?.user?.data?.rsvp?.length;
  return count === seatsOf('').take ? undefined : count;
}
