import { Card, Hint, Row, Stack } from '@athenaeum/shared-ui';
import { ApplicationHead } from './ApplicationHead';
import type { OwnApplication } from './applications.api';
import { nextText } from './applications.messages';
import { ApplicationTrack } from './ApplicationTrack';
import { SentApplication } from './SentApplication';
import { WithdrawButton } from './WithdrawButton';

interface OpenApplicationProps {
  application: OwnApplication;
  onWithdrawn: () => void;
}

/** An undecided application: stage, next step, what was sent, and a button to withdraw. */
export function OpenApplication({ application, onWithdrawn }: OpenApplicationProps) {
  return (
    <Card as="li" $padded>
      <Stack>
        <ApplicationHead application={application} />
        <ApplicationTrack application={application} />
        <Row $between>
          <Hint>{NEXT_STEPS[application.status] ?? ''}</Hint>
          <WithdrawButton application={application} onWithdrawn={onWithdrawn} />
        </Row>
        <SentApplication application={application} />
      </Stack>
    </Card>
  );
}

const NEXT_STEPS: Readonly<Record<string, string | undefined>> = nextText;
