import { formatDay, Meta, ownZone, TextButton } from '@athenaeum/shared-ui';
import { isFinal } from '@athenaeum/opportunities-contract';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ApplicationHead } from './ApplicationHead';
import { ApplicationBadge } from './ApplicationBadge';
import type { OwnApplication } from './applications.api';
import { applicationsText } from './applications.messages';
import { Reveal } from './Reveal';
import { SentApplication } from './SentApplication';

/** An application that is decided, withdrawn, or whose opportunity has closed: outcome, and what was sent. */
export function ClosedApplication({ application }: { application: OwnApplication }) {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const { status, title } = application;
  return (
    <Line>
      <Row>
        <ApplicationHead application={application} />
        <span>
          <ApplicationBadge status={isFinal(status) ? status : 'Closed'} />
        </span>
        <Meta>{endOf(application)}</Meta>
        <TextButton
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={applicationsText.readAgainOf({ title })}
          onClick={() => setOpen(!isOpen)}
        >
          {applicationsText.readAgain}
        </TextButton>
      </Row>
      <Reveal id={bodyId} open={isOpen}>
        <Body>
          <SentApplication application={application} />
        </Body>
      </Reveal>
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
  border-bottom: 1px solid ${token.color.line};

  & h4 {
    font: ${token.weight.strong} ${token.text[16]} / 1.4 ${token.font.sans};
    letter-spacing: 0;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) 176px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[24]};
  min-height: 84px;
  padding-block: ${token.space[12]};

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[4]} ${token.space[16]};

    & > :nth-child(3) {
      grid-column: 1 / -1;
    }

    & > :nth-child(4) {
      justify-self: start;
    }
  }
`;

const Body = styled.div`
  padding-block: ${token.space[8]} ${token.space[32]};
`;
