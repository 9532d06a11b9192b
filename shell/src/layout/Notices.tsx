import styled from 'styled-components';
import { Container, LockIcon, Notice, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { signInPath, useReadable } from '@athenaeum/shell-contract';
import { useShell } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';

/** What concerns the whole page. */
export function Notices() {
  const { session } = useShell();
  const hasExpired = useReadable(session.hasExpired);
  const { pathname, search } = useAddress();
  if (!hasExpired) return null;
  return (
    <Place>
      <Notice
        icon={<LockIcon size={20} />}
        title="Your session ended."
        action={
          <TextLink look="more" href={signInPath(pathname + search)}>
            Sign in
          </TextLink>
        }
      >
        Sign in again; your edits are still here.
      </Notice>
    </Place>
  );
}

const Place = styled(Container)`
  position: sticky;
  top: ${token.topbar};
  z-index: ${token.layer.sticky};
  padding-top: ${token.space[16]};
`;
