import { COACHING_MESSAGES, sessionButton } from '@athenaeum/coaching-contract';
import { Card, formatHoursAndMinutes, Hint, LinkButton, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Credits } from './coachProfile.api';

interface SchedulePanelProps {
  /** Null when it could not be read. */
  credits: Credits | null;
  scheduleLink: string | null;
}

/** Her coaching time and the one button of specification 4: to more of it, to the openings, or to where a coach is booked. */
export function SchedulePanel({ credits, scheduleLink }: SchedulePanelProps) {
  const link = scheduleLink && /^https?:\/\//.test(scheduleLink) ? scheduleLink : null;
  const way = link
    ? { href: link, target: '_blank', rel: 'noreferrer' }
    : scheduleLink === null && { href: '#openings' };
  const button = sessionButton(credits?.quantity);
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
        {credits && button.to && (
          <LinkButton block large href={button.to}>
            {button.label}
          </LinkButton>
        )}
        {credits && !button.to && way && (
          <LinkButton block large {...way}>
            {button.label}
          </LinkButton>
        )}
        <Hint>{COACHING_MESSAGES.freeToCancel}</Hint>
      </Stack>
    </Card>
  );
}

const Time = styled.span`
  font: ${token.weight.serif} ${token.text[32]} / 1.1 ${token.font.serif};
  font-variant-numeric: lining-nums;
`;
