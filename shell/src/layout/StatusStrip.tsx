import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, InfoIcon, LockIcon, TextLink, WifiOffIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { signInPath, useReadable } from '@athenaeum/shell-contract';
import { useShell } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';
import type { ConnectionState } from '../connection/connection';
import { brand } from './brand';

/**
 * One line about the whole page, at the bottom edge of the view. It has its own room at the end of the page: whatever is
 * below it can be scrolled free, and nothing moves when it comes and goes.
 */
export function StatusStrip() {
  const { session, connection } = useShell();
  const hasExpired = useReadable(session.hasExpired);
  const state = useReadable(connection);
  return <Place role="status">{hasExpired ? <SessionEnded /> : state && <Line {...LINES[state]} />}</Place>;
}

const LINES: Record<NonNullable<ConnectionState>, LineProps> = {
  offline: {
    icon: <WifiOffIcon size={20} />,
    title: 'You are offline.',
    text: 'What is on the page stays; we keep trying.',
  },
  unreachable: {
    icon: <WifiOffIcon size={20} />,
    title: `${brand} cannot be reached right now.`,
    text: 'We keep trying.',
  },
  partial: {
    icon: <InfoIcon size={20} />,
    title: 'Some parts are not available right now.',
    text: 'We keep trying.',
  },
};

function SessionEnded() {
  const { pathname, search } = useAddress();
  return (
    <Line
      icon={<LockIcon size={20} />}
      title="Your session ended."
      text="Sign in again; your edits are still here."
      action={<TextLink href={signInPath(pathname + search)}>Sign in</TextLink>}
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

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
`;
