import { signInPath, usePlatform, useSession } from '@athenaeum/shell-contract';
import { Brand, Container, LinkButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useBrand } from '../../components/useBrand';
import { siteFrameText } from './siteFrame.messages';

/** The header of the standalone site (specification 2 and 6: sign in, or a link to the portal). */
export function SiteHeader() {
  const { href } = usePlatform();
  const { status, user } = useSession();
  const brand = useBrand();
  return (
    <Bar>
      <Line>
        <Home href="/upcoming-events" aria-label={siteFrameText.home({ brand })}>
          <Brand />
        </Home>
        <Events href="/upcoming-events#Events" aria-current="true">
          {siteFrameText.events}
        </Events>
        {status === 'ready' && user && (
          <LinkButton look="outlined" href={href('/calendar')}>
            <Said>{siteFrameText.portal}</Said>
          </LinkButton>
        )}
        {status === 'ready' && !user && (
          <Ways>
            <LinkButton look="quiet" href={href(signInPath())}>
              <Said>{siteFrameText.signIn}</Said>
            </LinkButton>
            <LinkButton href={href('/sign-up')}>
              <Said>{siteFrameText.signUp}</Said>
            </LinkButton>
          </Ways>
        )}
      </Line>
    </Bar>
  );
}

const Bar = styled.header`
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.page};
`;

const Home = styled.a`
  display: inline-flex;
  color: ${token.color.ink};
`;

const Events = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-inline: ${token.space[24]} auto;
  color: ${token.color.accent};
  font-weight: ${token.weight.strong};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  ${media.under(500)} {
    display: none;
  }
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  row-gap: ${token.space[4]};
  min-height: ${token.topbar};
  padding-block: ${token.space[8]};
`;

/** The specification's words, written as everywhere else. */
const Said = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Ways = styled.div`
  display: flex;
  gap: ${token.space[4]};
`;
