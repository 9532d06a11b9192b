import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MySessionsDocument, type MySessionsQuery } from './__generated__/mySessions';

export type SessionPage = NonNullable<MySessionsQuery['past']>;
export type Session = NonNullable<SessionPage['data']>[number];
export type Me = NonNullable<NonNullable<MySessionsQuery['me']>['data']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingMySessions: build.query({
      ...operation(MySessionsDocument),
      providesTags: ['Sessions', 'Credits', 'Coach'],
    }),
  }),
});

export const { useCoachingMySessionsQuery } = injected;

const MINUTE_MS = 60_000;
/** The time that separates upcoming from past is rounded to the minute, so that a prefetch is a cache hit. */
export const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

export const prefetchMySessions = () =>
  injected.util.prefetch(
    'coachingMySessions',
    { now: thisMinute(), upcoming: 0, past: 0, cancelled: 0 },
    FRESH,
  );
