import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { Card, formatHoursAndMinutes, Hint, LinkButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import type { CoachingTimeFragment } from '../../components/__generated__/coachingTime';
import { mySessionsText } from './mySessions.messages';

/** The member's coaching time: total, held and available; without any, a link to buy some. */
export function TimePanel({ credits: { quantity, held } }: { credits: CoachingTimeFragment }) {
  const titleId = useId();
  const buy = (
    <LinkButton block look="outlined" href="/manage-plan">
      {mySessionsText.buyMore}
    </LinkButton>
  );
  if (quantity === 0) return buy;
  return (
    <Panel as="section" $padded aria-labelledby={titleId}>
      <h2 id={titleId}>{mySessionsText.timeAvailable}</h2>
      <Total>{formatHoursAndMinutes(quantity)}</Total>
      <Parts>
        <div>
          <dt>{mySessionsText.held}</dt>
          <dd>{formatHoursAndMinutes(held)}</dd>
        </div>
        <div>
          <dt>{mySessionsText.free}</dt>
          <dd>{formatHoursAndMinutes(quantity - held)}</dd>
        </div>
      </Parts>
      <Hint>{translateSentence(COACHING_MESSAGES.creditNote)}</Hint>
      {buy}
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${token.space[12]};

  & > h2 {
    font-size: ${token.text[20]};
  }
`;

const Total = styled.p`
  font: ${token.weight.serif} ${token.text[40]} / 1.1 ${token.font.serif};
  font-variant-numeric: lining-nums;
`;

const Parts = styled.dl`
  border-block: 1px solid ${token.color.line};
  padding-block: ${token.space[12]};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
    padding-block: ${token.space[4]};
  }

  & dd {
    margin: 0;
    font-weight: ${token.weight.strong};
    white-space: nowrap;
  }
`;
