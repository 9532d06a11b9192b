import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { Card, formatHoursAndMinutes, Hint } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Credits } from './plan.api';
import { planText } from './plan.messages';

/** The member's coaching time: total, held and available. */
export function TimeAvailable({ credits: { quantity, held } }: { credits: Credits }) {
  return (
    <Panel as="section" $padded aria-label={planText.timeAvailable}>
      <Parts>
        <div>
          <dt>{planText.timeAvailable}</dt>
          <Total>{formatHoursAndMinutes(quantity)}</Total>
        </div>
        <div>
          <dt>{planText.held}</dt>
          <dd>{formatHoursAndMinutes(held)}</dd>
        </div>
        <div>
          <dt>{planText.free}</dt>
          <dd>{formatHoursAndMinutes(quantity - held)}</dd>
        </div>
      </Parts>
      <Hint>{translateSentence(COACHING_MESSAGES.creditNote)}</Hint>
    </Panel>
  );
}

/** Its height, for the skeleton. */
export const TIME_HEIGHT = '140px';

const Panel = styled(Card)`
  display: grid;
  gap: ${token.space[12]};
`;

const Parts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto) 1fr;
  align-items: end;
  gap: ${token.space[12]} ${token.space[48]};

  & dt {
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }

  & dd {
    font: ${token.weight.serif} ${token.text[24]} / 1.2 ${token.font.serif};
    font-variant-numeric: lining-nums;
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: ${token.space[12]} ${token.space[16]};

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Total = styled.dd`
  && {
    font-size: ${token.text[40]};
    line-height: 1.1;
  }
`;
