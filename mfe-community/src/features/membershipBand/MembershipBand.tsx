import { ApiProvider, usePlatform } from '@athenaeum/shell-contract';
import { formatDay, LinkButton, Skeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { api } from '../../api';
import { endOf, useUsersMembershipTermQuery } from '../../components/membership/membership.api';
import { useYearPrice } from '../../components/membership/useYearPrice';
import { membershipBandText } from './membershipBand.messages';

/** At the top of Home for who is no member, or none any more: that it is so, what a year costs, and the way to one. */
export function MembershipBand() {
  return (
    <ApiProvider api={api}>
      <Standing />
    </ApiProvider>
  );
}

function Standing() {
  const { href } = usePlatform();
  const headingId = useId();
  const { price, isLoading } = useYearPrice();
  const { data, isError } = useUsersMembershipTermQuery({});
  // Which of the two it is makes the words, and the price makes a line: nothing is said before both are known.
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

/** As tall as the band of a prospect is in most windows, so that what stands below stays where it is. */
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
