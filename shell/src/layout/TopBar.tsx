import styled from 'styled-components';
import { Brand, Container, LinkButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { signInPath } from '@athenaeum/shell-contract';
import { useShellSession } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';
import { Search } from '../search/Search';
import { AccountMenu } from './AccountMenu';
import { brand } from './brand';
import { MainNavigation } from './MainNavigation';
import { NavigationDrawer } from './NavigationDrawer';
import { layoutText } from './layout.messages';

/** `bare` shows only the brand, as a link home. */
export function TopBar({ bare }: { bare: boolean }) {
  const { status, user } = useShellSession();
  const { pathname, search } = useAddress();
  return (
    <Bar>
      <Row>
        {!bare && <NavigationDrawer />}
        <Home href="/" aria-label={layoutText.home({ brand })}>
          <Brand />
        </Home>
        {!bare && (
          <>
            <MainNavigation />
            <End>
              <Search />
              {user && (
                <>
                  <member-bell />
                  <AccountMenu user={user} />
                </>
              )}
              {status === 'ready' && !user && (
                <LinkButton look="outlined" href={signInPath(pathname + search)}>
                  {layoutText.signIn}
                </LinkButton>
              )}
            </End>
          </>
        )}
      </Row>
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

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${token.space[24]};
  height: ${token.topbar};

  ${media.upTo(900)} {
    gap: ${token.space[4]};
  }
`;

const Home = styled.a`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  margin-left: auto;

  ${media.upTo(900)} {
    gap: ${token.space[4]};
  }
`;
