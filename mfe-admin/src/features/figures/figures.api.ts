import { type ApiError, FRESH, operation, type PlatformV1 } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CoachingFiguresDocument, type CoachingFiguresQuery } from './__generated__/coachingFigures';
import { LearningFiguresDocument, type LearningFiguresQuery } from './__generated__/learningFigures';
import { MembershipFiguresDocument, type MembershipFiguresQuery } from './__generated__/membershipFigures';
import { figuresText } from './figures.messages';
import { type Period, periodOf, variablesOf } from './period';

export type MembershipFigures = NonNullable<NonNullable<MembershipFiguresQuery['membershipFigures']>['data']>;
export type LearningFigures = NonNullable<NonNullable<LearningFiguresQuery['learningFigures']>['data']>;
export type CoachFigures = NonNullable<NonNullable<CoachingFiguresQuery['coachingFigures']>['data']>[number];

/** Anonymous usage counted by the gateway; search terms only when several searches had them. */
export interface UseFigures {
  active: Record<'days' | 'weeks', { day: string; members: number }[]>;
  searches: { words: string; searches: number }[];
  searches_without_results: number;
}

const failed = (): ApiError => ({ kind: 'failed', code: 'UNAVAILABLE', message: figuresText.tryAgain });

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersMembershipFigures: build.query(operation(MembershipFiguresDocument)),
    contentLearningFigures: build.query(operation(LearningFiguresDocument)),
    coachingFigures: build.query(operation(CoachingFiguresDocument)),
    analyticsUse: build.query<UseFigures, Period>({
      async queryFn(period, { extra }) {
        const { platform } = extra as { platform: PlatformV1 };
        try {
          const query = new URLSearchParams({ ...period }).toString();
          const response = await fetch(`${platform.apiBase}/api/figures/use?${query}`, { cache: 'no-store' });
          const answer = (await response.json()) as { ok: boolean; data: UseFigures };
          return answer.ok ? { data: answer.data } : { error: failed() };
        } catch {
          return { error: failed() };
        }
      },
    }),
  }),
});

export const {
  useUsersMembershipFiguresQuery,
  useContentLearningFiguresQuery,
  useCoachingFiguresQuery,
  useAnalyticsUseQuery,
} = injected;

export function prefetchFigures(search: URLSearchParams) {
  const input = variablesOf(periodOf(search));
  return injected.util.prefetch('usersMembershipFigures', input, FRESH);
}
