import { AreaFailure, Container } from '@athenaeum/shared-ui';
import { AreaSkeleton, useReadable } from '@athenaeum/shell-contract';
import { useShell } from '../app/ShellContext';
import { brand } from './brand';
import { layoutText } from './layout.messages';

/** Shown until the session is known; it is retried automatically, and at once on Retry. */
export function WaitingForSession() {
  const { session } = useShell();
  const isUnknown = useReadable(session.isUnknown);
  if (!isUnknown) return <AreaSkeleton />;
  return (
    <Container>
      <AreaFailure title={layoutText.brandAway({ brand })} onRetry={() => void session.refresh()}>
        {layoutText.sessionUnknown}
      </AreaFailure>
    </Container>
  );
}
