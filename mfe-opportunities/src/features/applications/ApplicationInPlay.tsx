import { Card, Hint, Row, Stack } from '@athenaeum/shared-ui';
import { ApplicationHead } from './ApplicationHead';
import type { OwnApplication } from './applications.api';
import { nextText } from './applications.messages';
import { ApplicationTrack } from './ApplicationTrack';
import { SentApplication } from './SentApplication';
import { WithdrawButton } from './WithdrawButton';

interface ApplicationInPlayProps {
  application: OwnApplication;
  onWithdrawn: () => void;
}

/** An application that is not decided yet: where it is, what comes next, what was sent, and a way to take it back. */
export function ApplicationInPlay({ application, onWithdrawn }: ApplicationInPlayProps) {
  return (
    <Card as="li" $padded>
      <Stack>
        <ApplicationHead application={application} />
        <ApplicationTrack application={application} />
        <Row $between>
          <Hint>{NEXT[application.status] ?? ''}</Hint>
          <WithdrawButton application={application} onWithdrawn={onWithdrawn} />
        </Row>
        <SentApplication application={application} />
      </Stack>
    </Card>
  );
}

const NEXT: Readonly<Record<string, string | undefined>> = nextText;
