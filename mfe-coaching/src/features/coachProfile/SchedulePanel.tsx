import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { Card, formatHoursAndMinutes, Hint, RichText, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { Ref } from 'react';
import styled from 'styled-components';
import { coachProfileText } from './coachProfile.messages';
import { freeOf, ScheduleLink, type Schedule } from './ScheduleLink';

/** The member's time, and what it leads to. */
export function SchedulePanel({ ref, credits, scheduleLink }: Schedule & { ref: Ref<HTMLDivElement> }) {
  return (
    <Card $padded ref={ref}>
      <Stack>
        {credits ? (
          <div>
            <Free>
              <RichText
                text={coachProfileText.free({ time: formatHoursAndMinutes(freeOf(credits)) })}
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
        <ScheduleLink block large credits={credits} scheduleLink={scheduleLink} />
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
