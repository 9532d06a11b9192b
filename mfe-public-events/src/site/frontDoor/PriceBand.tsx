import { usePlatform } from '@athenaeum/shell-contract';
import { LinkButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { frontDoorText } from './frontDoor.messages';

/** What a year costs, where that is known, and the way to it. */
export function PriceBand({ price }: { price: string | null }) {
  const headingId = useId();
  const { href } = usePlatform();
  return (
    <Band aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{price ? frontDoorText.aYear({ price }) : frontDoorText.yourYear}</h2>
        <p>{frontDoorText.allOfIt}</p>
      </div>
      <LinkButton look="onBand" large href={href('/sign-up')}>
        {frontDoorText.becomeMember}
      </LinkButton>
    </Band>
  );
}

const Band = styled.section`
  --color-focus: ${token.color.bandInk};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[24]};
  margin-top: ${token.space[64]};
  padding: ${token.space[48]};
  border-radius: ${token.radius[12]};
  background: ${token.color.band};
  color: ${token.color.bandInk};

  & h2 {
    font-variant-numeric: lining-nums;
  }

  & p {
    max-width: 60ch;
    margin-top: ${token.space[8]};
    color: ${token.color.bandInk2};
    text-wrap: pretty;
  }

  ${media.under(600)} {
    padding: ${token.space[24]} ${token.space[16]};

    & > a {
      width: 100%;
    }
  }
`;
