import { ApiProvider, isMissing, usePlatform } from '@athenaeum/shell-contract';
import { ClockIcon, Cover, ErrorPanel, formatDay, LinkButton, Skeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { api } from '../../api';
import { endOf, useUsersMembershipTermQuery } from '../../components/membership/membership.api';
import { useYearPrice } from '../../components/membership/useYearPrice';
import { membershipBandText } from './membershipBand.messages';
import { KeptForYou, OpensToYou } from './WhatWaits';

/** At the top of Home for prospects and lapsed members: their status, the price of a year, how to join, and what waits. */
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
  const { data, isError, isFetching, refetch } = useUsersMembershipTermQuery({});
  // The text depends on which of the two it is, and the price adds a line: nothing is shown before both are known.
  if ((!data && !isError) || isLoading) return <Waiting />;
  // A lapsed member is not told to begin.
  if (!data || isMissing(data, 'me'))
    return (
      <NotLoaded>
        <ErrorPanel
          headingLevel={2}
          title={membershipBandText.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </NotLoaded>
    );
  const ended = endOf(data);
  return (
    <Room aria-labelledby={headingId}>
      <Band>
        <Art>
          <Cover slug={ended ? 'reading-the-room' : 'the-art-of-the-ask'} composition="horizon" eager />
        </Art>
        <Body>
          {ended && (
            <When>
              <ClockIcon size={18} />
              {membershipBandText.ended({ day: formatDay(ended) })}
            </When>
          )}
          <h2 id={headingId}>{ended ? membershipBandText.comeBack : membershipBandText.begin}</h2>
          {price && (
            <Price>
              {ended ? membershipBandText.anotherYear({ price }) : membershipBandText.oneYear({ price })}
            </Price>
          )}
          <p>{ended ? membershipBandText.asYouLeftIt : membershipBandText.isReady}</p>
          <LinkButton look="onBand" large href={href('/sign-up')}>
            {ended ? membershipBandText.renew : membershipBandText.join}
          </LinkButton>
        </Body>
      </Band>
      {ended ? <KeptForYou /> : <OpensToYou />}
    </Room>
  );
}

/** As tall as a prospect's part in most windows, to avoid a layout shift below. */
const Waiting = styled(Skeleton).attrs({ $height: '392px' })`
  margin-bottom: ${token.space[48]};
  border-radius: ${token.radius[12]};

  ${media.under(900)} {
    height: 740px;
  }
`;

const NotLoaded = styled.div`
  margin-bottom: ${token.space[48]};
`;

const Room = styled.section`
  display: grid;
  gap: ${token.space[32]};
  margin-bottom: ${token.space[48]};

  ${media.from(900)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${token.space[48]};
    min-height: 392px;
  }

  & h3 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }
`;

const Band = styled.div`
  --color-focus: ${token.color.bandInk};
  display: grid;
  grid-template-rows: minmax(152px, 1fr) auto;
  overflow: hidden;
  border-radius: ${token.radius[12]};
  background: ${token.color.band};
  color: ${token.color.bandInk};
`;

/** As tall as the words beside and below leave it. */
const Art = styled.div`
  position: relative;

  & > * {
    position: absolute;
    inset: 0;
    height: 100%;
    aspect-ratio: auto;
    border-radius: 0;
  }
`;

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  padding: ${token.space[24]};

  & > p {
    max-width: 60ch;
    color: ${token.color.bandInk2};
  }

  & > a {
    margin-top: ${token.space[12]};
  }

  ${media.under(600)} {
    padding: ${token.space[16]};

    & > a {
      width: 100%;
    }
  }
`;

const When = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  margin-bottom: ${token.space[4]};
  color: ${token.color.lamp};
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};
`;

const Price = styled.p`
  font: ${token.weight.serif} ${token.text[20]} / ${token.leading.snug} ${token.font.serif};
  font-variant-numeric: lining-nums;
`;
