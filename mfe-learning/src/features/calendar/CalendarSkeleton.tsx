import { Loading, Skeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { calendarText } from './calendar.messages';

const ROWS = 6;

/** The panel of a tab before the part above its events is known. */
export function CalendarSkeleton({ withBanner }: { withBanner: boolean }) {
  return (
    <>
      <Loading label={calendarText.loadingFilters}>
        {withBanner && <Banner />}
        <Skeleton $width="60%" $height="44px" />
      </Loading>
      <AgendaSkeleton />
    </>
  );
}

export function AgendaSkeleton() {
  return (
    <Loading label={calendarText.loadingEvents}>
      <Rows>
        {Array.from({ length: ROWS }, (_, index) => (
          <Row key={index}>
            <Skeleton $width="120px" $height="40px" />
            <Words>
              <Skeleton $width="30%" />
              <Skeleton $width="64%" $height="24px" />
              <Skeleton $width="42%" />
            </Words>
          </Row>
        ))}
      </Rows>
    </Loading>
  );
}

const Banner = styled(Skeleton).attrs({ $height: '162px' })`
  margin-bottom: ${token.space[24]};
  border-radius: ${token.radius[12]};

  ${media.under(600)} {
    height: 290px;
  }
`;

const Rows = styled.div`
  margin-top: ${token.space[32]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: ${token.space[24]};
  min-height: 148px;
  padding-top: ${token.space[24]};
  border-top: 1px solid ${token.color.line};

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
    min-height: 240px;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[12]};
`;
