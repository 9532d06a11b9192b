import { usePlatform, useUser } from '@athenaeum/shell-contract';
import { LinkButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { useBrand } from '../../components/useBrand';
import { siteFrameText } from './siteFrame.messages';

/** What a membership is, with a link to join; a signed-in user gets a link to the portal. */
export function LearnBanner() {
  const headingId = useId();
  const { href } = usePlatform();
  const brand = useBrand();
  const user = useUser();
  return (
    <Band aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{siteFrameText.learnAt({ brand })}</h2>
        <p>{siteFrameText.membershipIs}</p>
      </div>
      <LinkButton look="onBand" large href={href(user ? '/calendar' : '/sign-up')}>
        {user ? siteFrameText.viewPortal : siteFrameText.becomeMember}
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

  & p {
    max-width: 52ch;
    margin-top: ${token.space[8]};
    color: ${token.color.bandInk2};
  }

  ${media.under(600)} {
    padding: ${token.space[24]} ${token.space[16]};

    & > a {
      flex: 1 0 100%;
    }
  }
`;
