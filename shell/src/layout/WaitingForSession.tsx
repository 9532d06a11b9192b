import { AreaFailure, Container } from '@athenaeum/shared-ui';
import { AreaSkeleton, useReadable } from '@athenaeum/shell-contract';
import { useShell } from '../app/ShellContext';
import { brand } from './brand';

/** Until the server says who is there; it is asked again by itself, and at once on Retry. */
export function WaitingForSession() {
  const { session } = useShell();
  const isUnknown = useReadable(session.isUnknown);
  if (!isUnknown) return <AreaSkeleton />;
  return (
    <Container>
      <AreaFailure title={`${brand} is taking a moment`} onRetry={() => void session.refresh()}>
        We could not find out whether you are signed in. We keep trying.
      </AreaFailure>
    </Container>
  );
}
