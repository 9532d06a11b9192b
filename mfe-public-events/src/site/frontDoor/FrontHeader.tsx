import { signInPath, usePlatform } from '@athenaeum/shell-contract';
import { Brand, Container, LinkButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useBrand } from '../../components/useBrand';
import { frontDoorText } from './frontDoor.messages';

/** The brand, and the way in for those who have an account. */
export function FrontHeader() {
  const { href } = usePlatform();
  return (
    <Bar>
      <Line>
        <Home href="/" aria-label={frontDoorText.home({ brand: useBrand() })}>
          <Brand />
        </Home>
        <LinkButton look="quiet" href={href(signInPath('/'))}>
          {frontDoorText.signIn}
        </LinkButton>
      </Line>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token.layer.topbar};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.page};
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${token.topbar};
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
