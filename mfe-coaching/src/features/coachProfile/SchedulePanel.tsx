import { Card, formatHoursAndMinutes, Hint, LinkButton, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Credits } from './coachProfile.api';

interface SchedulePanelProps {
  /** Null when it could not be read. */
  credits: Credits | null;
  scheduleLink: string | null;
}

/** Her coaching time and, for a coach who is booked elsewhere, the way there (specification 4, session button). */
export function SchedulePanel({ credits, scheduleLink }: SchedulePanelProps) {
  const link = scheduleLink && /^https?:\/\//.test(scheduleLink) ? scheduleLink : null;
  return (
    <Card $padded>
      <Stack>
        {credits ? (
          <p>
            <Time>{formatHoursAndMinutes(credits.quantity)}</Time>{' '}
            <Hint as="span">coaching time available</Hint>
          </p>
        ) : (
          <Hint>Your coaching time could not be read just now.</Hint>
        )}
        {link && credits && credits.quantity > 0 && (
          <LinkButton block large href={link} target="_blank" rel="noreferrer">
            Schedule Session
          </LinkButton>
        )}
        <Hint>Free to cancel until 24 hours before. Later, the session’s time is used.</Hint>
      </Stack>
    </Card>
  );
}

const Time = styled.span`
  font: ${token.weight.serif} ${token.text[32]} / 1.1 ${token.font.serif};
  font-variant-numeric: lining-nums;
`;
