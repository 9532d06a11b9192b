import { useSearchParams } from '@athenaeum/shell-contract';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { ActiveMembers } from './ActiveMembers';
import { Attendance } from './Attendance';
import { CoachingFigures } from './CoachingFigures';
import { DashboardSkeleton } from './DashboardSkeleton';
import { EmptySearches } from './EmptySearches';
import {
  useAnalyticsUseQuery,
  useCoachingFiguresQuery,
  useContentLearningFiguresQuery,
  useUsersMembershipFiguresQuery,
} from './figures.api';
import { KeyFigures } from './KeyFigures';
import { Limits } from './Limits';
import { MostWatched } from './MostWatched';
import { NewAccounts } from './NewAccounts';
import { type Period, periodBefore, periodOf, variablesOf } from './period';
import { Rsvps } from './Rsvps';
import { SignUpFunnel } from './SignUpFunnel';
import { WatchTime } from './WatchTime';

/** The analytics of a period, which is in the address. */
export function Dashboard() {
  const [params] = useSearchParams();
  const period = periodOf(params);
  if (!useAllSettled(period)) return <DashboardSkeleton />;
  return (
    <Sections>
      <KeyFigures period={period} />
      <ActiveMembers period={period} />
      <Rsvps period={period} />
      <SignUpFunnel period={period} />
      <Pair>
        <NewAccounts period={period} />
        <WatchTime period={period} />
      </Pair>
      <Pair>
        <Attendance period={period} />
        <MostWatched period={period} />
      </Pair>
      <Pair>
        <CoachingFigures period={period} />
        <EmptySearches period={period} />
      </Pair>
      <Limits />
    </Sections>
  );
}

/** Whether all figures have loaded or failed. They are shown together to avoid layout shift. */
function useAllSettled(period: Period): boolean {
  const wanted = keyOf(period);
  const [come, setCome] = useState('');
  const queries = [
    useAnalyticsUseQuery(period),
    useAnalyticsUseQuery(periodBefore(period)),
    useUsersMembershipFiguresQuery(variablesOf(period)),
    useContentLearningFiguresQuery(variablesOf(period)),
    useCoachingFiguresQuery(variablesOf(period)),
  ];
  const isWaiting = queries.some(({ currentData, isFetching }) => isFetching && !currentData);
  if (!isWaiting && come !== wanted) setCome(wanted);
  return come === wanted;
}

const keyOf = ({ from, to }: Period) => `${from} ${to}`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[64]};

  ${media.under(600)} {
    gap: ${token.space[48]};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: inherit;

  ${media.from(1070)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${token.space[48]};
  }
`;
