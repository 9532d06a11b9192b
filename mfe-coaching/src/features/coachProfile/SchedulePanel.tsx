import { COACHING_MESSAGES, SESSION_DURATIONS, sessionButton } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { Card, formatHoursAndMinutes, Hint, LinkButton, RichText, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Credits } from './coachProfile.api';
import { coachProfileText } from './coachProfile.messages';

interface SchedulePanelProps {
  /** Null when it could not be read. */
  credits: Credits | null;
  scheduleLink: string | null;
}

/** The member's time and the one button of specification 4: to more of it, to the openings, or to where a coach is booked. */
export function SchedulePanel({ credits, scheduleLink }: SchedulePanelProps) {
  const link = scheduleLink && /^https?:\/\//.test(scheduleLink) ? scheduleLink : null;
  const way = link
    ? { href: link, target: '_blank', rel: 'noreferrer' }
    : scheduleLink === null && { href: '#openings' };
  const free = credits ? credits.quantity - credits.held : 0;
  // An external booking page has session lengths of its own.
  const button = sessionButton(free, link ? 1 : SESSION_DURATIONS[0]);
  return (
    <Card $padded>
      <Stack>
        {credits ? (
          <div>
            <Free>
              <RichText
                text={coachProfileText.free({ time: formatHoursAndMinutes(free) })}
                parts={{
                  time: (words) => <Time>{words}</Time>,
                  what: (words) => <Hint as="span">{words}</Hint>,
                }}
              />
            </Free>
            {credits.held > 0 && (
              <Hint>
                {coachProfileText.held({
                  held: formatHoursAndMinutes(credits.held),
                  total: formatHoursAndMinutes(credits.quantity),
                })}
              </Hint>
            )}
          </div>
        ) : (
          <Hint>{coachProfileText.timeNotLoaded}</Hint>
        )}
        {credits && button.to && (
          <LinkButton block large href={button.to}>
            {translateSentence(button.label)}
          </LinkButton>
        )}
        {credits && !button.to && way && (
          <LinkButton block large {...way}>
            {translateSentence(button.label)}
          </LinkButton>
        )}
        <Hint>{translateSentence(COACHING_MESSAGES.freeToCancel)}</Hint>
      </Stack>
    </Card>
  );
}

const Free = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[8]};
  align-items: baseline;
`;

const Time = styled.span`
  font: ${token.weight.serif} ${token.text[32]} / 1.1 ${token.font.serif};
  font-variant-numeric: lining-nums;
`;
