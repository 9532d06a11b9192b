import { ApiProvider, usePlatform } from '@athenaeum/shell-contract';
import { formatDay, LinkButton, Skeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { api } from '../../api';
import { endOf, useUsersMembershipTermQuery } from '../../components/membership/membership.api';
import { useYearPrice } from '../../components/membership/useYearPrice';
import { membershipBandText } from './membershipBand.messages';

/** At the top of Home for prospects and lapsed members: their status, the price of a year, and how to join. */
export function MembershipBand() {
  return (
    <ApiProvider api={api}>
      <MembershipStatus />
    </ApiProvider>
  );
}

function MembershipStatus() {
  const { href } = usePlatform();
  const headingId = useId();
  const { price, isLoading } = useYearPrice();
  const { data, isError } = useUsersMembershipTermQuery({});
  // The text depends on which of the two it is, and the price adds a line: nothing is shown before both are known.
  if ((!data && !isError) || isLoading) return <Waiting />;
  const ended = endOf(data);
  return (
    <Band aria-labelledby={headingId}>
      <div>
        {ended && <p>{membershipBandText.ended({ day: formatDay(ended) })}</p>}
        <h2 id={headingId}>{ended ? membershipBandText.comeBack : membershipBandText.begin}</h2>
        {price && (
          <p>{ended ? membershipBandText.anotherYear({ price }) : membershipBandText.oneYear({ price })}</p>
        )}
        <p>{ended ? membershipBandText.asYouLeftIt : membershipBandText.isReady}</p>
      </div>
      <LinkButton look="onBand" large href={href('/sign-up')}>
        {ended ? membershipBandText.renew : membershipBandText.join}
      </LinkButton>
    </Band>
  );
}

/** As tall as a prospect's band is in most windows, to avoid a layout shift below. */
const Waiting = styled(Skeleton).attrs({ $height: '164px' })`
  margin-bottom: ${token.space[48]};
  border-radius: ${token.radius[12]};

  ${media.under(600)} {
    height: 258px;
  }
`;

const Band = styled.section`
  --color-focus: ${token.color.bandInk};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[24]};
  margin-bottom: ${token.space[48]};
  padding: ${token.space[32]};
  border-radius: ${token.radius[12]};
  background: ${token.color.band};
  color: ${token.color.bandInk};

  & > div {
    display: grid;
    gap: ${token.space[8]};
    max-width: 60ch;
  }

  & p {
    color: ${token.color.bandInk2};
  }
`;
