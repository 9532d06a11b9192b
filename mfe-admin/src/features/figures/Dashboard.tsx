import { useSearchParams } from '@athenaeum/shell-contract';
import { Loading, SkeletonRows } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { CoachingFigures } from './CoachingFigures';
import {
  useAnalyticsUseQuery,
  useCoachingFiguresQuery,
  useContentLearningFiguresQuery,
  useUsersMembershipFiguresQuery,
} from './figures.api';
import { figuresText } from './figures.messages';
import { LearningFigures } from './LearningFigures';
import { MembershipFigures } from './MembershipFigures';
import { addressOf, daysOf, type Period, periodOf } from './period';
import { PeriodPicker } from './PeriodPicker';
import { UseFigures } from './UseFigures';

/** The analytics of a period, which is in the address. */
export function Dashboard() {
  const [params, setParams] = useSearchParams();
  const period = periodOf(params);
  const haveCome = useAllSettled(period);
  return (
    <>
      <PeriodPicker
        period={period}
        days={daysOf(params)}
        onChange={(chosen) => setParams(addressOf(chosen), { replace: true })}
      />
      {haveCome ? (
        <Cards>
          <UseFigures period={period} />
          <MembershipFigures period={period} />
          <LearningFigures period={period} />
          <CoachingFigures period={period} />
        </Cards>
      ) : (
        <Loading label={figuresText.loading}>
          <Cards>
            {Array.from({ length: 4 }, (_, place) => (
              <SkeletonRows key={place} $height="420px" />
            ))}
          </Cards>
        </Loading>
      )}
    </>
  );
}

/** Whether all figures have loaded or failed. They are shown together to avoid layout shift. */
function useAllSettled(period: Period): boolean {
  const wanted = keyOf(period);
  const [come, setCome] = useState('');
  const queries = [
    useAnalyticsUseQuery(period),
    useUsersMembershipFiguresQuery({ input: period }),
    useContentLearningFiguresQuery({ input: period }),
    useCoachingFiguresQuery({ input: period }),
  ];
  const isWaiting = queries.some(({ currentData, isFetching }) => isFetching && !currentData);
  if (!isWaiting && come !== wanted) setCome(wanted);
  return come === wanted;
}

const keyOf = ({ from, to }: Period) => `${from} ${to}`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[24]};

  ${media.from(1070)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
