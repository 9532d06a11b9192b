import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, InfoIcon, LockIcon, TextButton, TextLink, WifiOffIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { signInPath, useReadable } from '@athenaeum/shell-contract';
import { useShell } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';
import type { ConnectionState } from '../connection/connection';
import type { Notice } from '../watch/createNotices';
import { brand } from './brand';
import { layoutText } from './layout.messages';
import { statusText } from './status.messages';

/**
 * A status line at the bottom edge of the viewport. Space for it is reserved at the end of the page, so that it covers
 * nothing and causes no layout shift.
 */
export function StatusStrip() {
  const { session, connection, notice } = useShell();
  const hasExpired = useReadable(session.hasExpired);
  const shown = useReadable(notice);
  const state = useReadable(connection);
  return (
    <Place role="status">
      {hasExpired ? (
        <SessionEnded />
      ) : shown ? (
        <ShownNotice notice={shown} />
      ) : (
        state && <Line {...lineOf(state)} />
      )}
    </Place>
  );
}

function lineOf(state: NonNullable<ConnectionState>): LineProps {
  if (state === 'offline')
    return { icon: <WifiOffIcon size={20} />, title: statusText.offline, text: statusText.offlineMore };
  return state === 'partial'
    ? { icon: <InfoIcon size={20} />, title: statusText.partial, text: statusText.keepTrying }
    : {
        icon: <WifiOffIcon size={20} />,
        title: statusText.unreachable({ brand }),
        text: statusText.keepTrying,
      };
}

function SessionEnded() {
  const { pathname, search } = useAddress();
  return (
    <Line
      icon={<LockIcon size={20} />}
      title={statusText.ended}
      text={statusText.endedMore}
      action={<TextLink href={signInPath(pathname + search)}>{layoutText.signIn}</TextLink>}
    />
  );
}

function ShownNotice({ notice: { action, ...words } }: { notice: Notice }) {
  return (
    <Line
      icon={<InfoIcon size={20} />}
      {...words}
      action={action && <TextButton onClick={action.onPress}>{action.label}</TextButton>}
    />
  );
}

interface LineProps {
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}

function Line({ icon, title, text, action }: LineProps) {
  return (
    <Row>
      {icon}
      <p>
        <strong>{title}</strong> {text}
      </p>
      {action}
    </Row>
  );
}

const Place = styled.div`
  position: sticky;
  z-index: ${token.layer.topbar};
  bottom: 0;
  background: ${token.color.waitlistBg};
  color: ${token.color.waitlistFg};
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 48px;
  padding-block: ${token.space[4]};
  line-height: 1.35;

  & > p {
    flex: 1;
  }

  & strong {
    font-weight: ${token.weight.strong};
  }

  & > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
`;
