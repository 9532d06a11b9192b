import { formatDay, Meta, ownZone, Row, Stack } from '@athenaeum/shared-ui';
import { isFinal } from '@athenaeum/opportunities-contract';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ApplicationHead } from './ApplicationHead';
import { ApplicationBadge } from './ApplicationBadge';
import type { OwnApplication } from './applications.api';
import { applicationsText } from './applications.messages';
import { SentApplication } from './SentApplication';

/** An application that is decided, withdrawn, or whose opportunity has closed: outcome, and what was sent. */
export function ClosedApplication({ application }: { application: OwnApplication }) {
  return (
    <Line>
      <Stack $gap={8}>
        <Row $between>
          <ApplicationHead application={application} />
          <ApplicationBadge status={isFinal(application.status) ? application.status : 'Closed'} />
        </Row>
        <Meta>{endOf(application)}</Meta>
        <SentApplication application={application} />
      </Stack>
    </Line>
  );
}

function endOf({ status, history, created_at, withdrawn_at }: OwnApplication): string {
  const day = dayOf(created_at);
  if (withdrawn_at) return applicationsText.appliedAndWithdrawn({ day, end: dayOf(withdrawn_at) });
  if (!isFinal(status)) return applicationsText.appliedAndClosed({ day });
  const decided = history.findLast((step) => step.status === status)?.at;
  return decided
    ? applicationsText.appliedAndDecided({ day, end: dayOf(decided) })
    : applicationsText.applied({ day });
}

const dayOf = (at: number) => formatDay(at, ownZone());

const Line = styled.li`
  padding-top: ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};
`;
