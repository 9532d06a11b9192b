import styled from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';
import { Notifications } from '@athenaeum/shell-contract';
import { useRoute, useShell } from '../app/ShellContext';
import { Agreement } from '../auth/Agreement';
import { Confirming } from '../auth/Confirming';
import { Palette } from '../palette/Palette';
import { Footer } from './Footer';
import { Main } from './Main';
import { StatusStrip } from './StatusStrip';
import { SubNavigation } from './SubNavigation';
import { TopBar } from './TopBar';
import { layoutText } from './layout.messages';

/** What is around every area. */
export function Shell() {
  const { notification } = useShell();
  const route = useRoute();
  const isBare = 'bare' in route && route.bare === true;
  return (
    <>
      <SkipLink href="#main">{layoutText.skip}</SkipLink>
      <TopBar bare={isBare} />
      {!isBare && <SubNavigation />}
      <Main />
      {!isBare && <Footer />}
      <StatusStrip />
      <Notifications latest={notification} />
      {!isBare && <Palette />}
      {!isBare && <Agreement />}
      <Confirming />
    </>
  );
}

const SkipLink = styled.a`
  position: absolute;
  z-index: ${token.layer.critical};
  top: ${token.space[8]};
  left: ${token.gutter};
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius[8]};
  background: ${token.color.card};
  box-shadow: ${token.shadow.float};

  &:not(:focus) {
    translate: 0 -200%;
  }
`;
