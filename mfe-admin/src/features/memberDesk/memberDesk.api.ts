import { FRESH, operation, restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { queryString } from '../../components/queryString';
import {
  MemberDeskDocument,
  type MemberDeskQuery,
  MemberPurchasesDocument,
  MemberReferralsDocument,
  MemberSeatsDocument,
  MemberSessionsDocument,
} from './__generated__/memberDesk';

export type MemberOfDesk = NonNullable<NonNullable<MemberDeskQuery['user']>['data']>;

/** A mail to the member, without its text. */
export interface MailOfMember {
  id: string;
  template: string;
  state: 'sent' | 'stopped' | 'failed';
  is_given_up: boolean;
  /** Epoch ms. */
  at: number;
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    memberDesk: build.query({ ...operation(MemberDeskDocument), providesTags: ['Member'] }),
    memberPurchases: build.query({ ...operation(MemberPurchasesDocument), providesTags: ['Sales'] }),
    memberSeats: build.query({ ...operation(MemberSeatsDocument), providesTags: ['Attendees'] }),
    memberSessions: build.query({ ...operation(MemberSessionsDocument), providesTags: ['Credits'] }),
    memberReferrals: build.query({ ...operation(MemberReferralsDocument), providesTags: ['Referrals'] }),
    memberMail: build.query<{ rows: MailOfMember[]; count: number }, { address: string }>({
      queryFn: restQueryFn(({ address }) => `/api/operations/mail${queryString({ address })}`),
    }),
  }),
});

export const {
  useMemberDeskQuery,
  useMemberPurchasesQuery,
  useMemberSeatsQuery,
  useMemberSessionsQuery,
  useMemberReferralsQuery,
  useMemberMailQuery,
} = injected;

const MAX_ROWS = 20;

/** What the sections ask for; the list of sections reads their counts from the same answers. */
export const purchasesOf = (id: string) => {
  const input = { buyer_ids: [id], take: MAX_ROWS };
  return { coaching: input, memberships: input, seats: input };
};
export const seatsOf = (id: string) => ({ input: { id }, take: MAX_ROWS });
export const sessionsOf = (id: string) => ({ input: { user_id: id, take: MAX_ROWS } });
export const referralsOf = (email: string) => ({ input: { words: email, take: MAX_ROWS } });
export const mailOf = (email: string) => ({ address: email });

export const deskOf = (id: string) => ({
  input: { id },
  requests: { user_id: id, status: 'waiting' as const, take: 1 },
});

export const prefetchMember = (id: string) => injected.util.prefetch('memberDesk', deskOf(id), FRESH);
