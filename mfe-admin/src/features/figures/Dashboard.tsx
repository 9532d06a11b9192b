import { useSearchParams } from '@athenaeum/shell-contract';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { CoachingFigures } from './CoachingFigures';
import { LearningFigures } from './LearningFigures';
import { MembershipFigures } from './MembershipFigures';
import { addressOf, daysOf, periodOf } from './period';
import { PeriodPicker } from './PeriodPicker';
import { UseFigures } from './UseFigures';

/** How the community is doing over a period, which stands in the address. */
export function Dashboard() {
  const [params, setParams] = useSearchParams();
  const period = periodOf(params);
  return (
    <>
      <PeriodPicker
        period={period}
        days={daysOf(params)}
        onChange={(chosen) => setParams(addressOf(chosen), { replace: true })}
      />
      <Cards>
        <UseFigures period={period} />
        <MembershipFigures period={period} />
        <LearningFigures period={period} />
        <CoachingFigures period={period} />
      </Cards>
    </>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[24]};

  ${media.from(1070)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
