import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { ArrowRightIcon, formatHoursAndMinutes, Hint, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Credits } from './plan.api';
import { planText } from './plan.messages';

/** The member's coaching time: the total, and as a bar what of it was used, is held and is free. */
export function TimeAvailable({ credits: { quantity, held, ledger } }: { credits: Credits }) {
  const used = (ledger ?? []).reduce((sum, { type, minutes }) => (type === 'debit' ? sum - minutes : sum), 0);
  const parts = [
    { key: 'used', minutes: used, label: planText.used, color: token.color.line },
    { key: 'held', minutes: held, label: planText.held, color: token.color.waitlistLine },
    { key: 'free', minutes: quantity - held, label: planText.free, color: token.color.accent },
  ];
  return (
    <Panel aria-label={planText.timeAvailable}>
      <h2>{planText.timeAvailable}</h2>
      <Total>{formatHoursAndMinutes(quantity)}</Total>
      <Bar aria-hidden>
        {parts.map(({ key, minutes, color }) =>
          minutes > 0 ? (
            <span key={key} style={{ '--part': minutes, '--colour': color } as CSSProperties} />
          ) : null,
        )}
      </Bar>
      <Keys>
        {parts.map(({ key, minutes, label, color }) =>
          minutes > 0 || key !== 'used' ? (
            <div key={key} style={{ '--colour': color } as CSSProperties}>
              <dt>{label}</dt>
              <dd>{formatHoursAndMinutes(minutes)}</dd>
            </div>
          ) : null,
        )}
      </Keys>
      <Hint>{translateSentence(COACHING_MESSAGES.creditNote)}</Hint>
      <TextLink look="more" href="#time-history">
        {planText.seeHistory}
        <ArrowRightIcon size={18} />
      </TextLink>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${token.space[12]};

  & > h2 {
    font-size: ${token.text[20]};
  }
`;

const Total = styled.p`
  font: ${token.weight.serif} ${token.text[40]} / 1 ${token.font.serif};
  font-variant-numeric: lining-nums;
`;

const Bar = styled.div`
  display: flex;
  gap: 3px;
  width: 100%;
  height: 10px;

  & > span {
    flex: var(--part) 1 0;
    border-radius: 2px;
    background: var(--colour);
    print-color-adjust: exact;
  }
`;

const Keys = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};

  & > div {
    display: inline-flex;
    gap: ${token.space[8]};
    align-items: center;
  }

  & > div::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 2px;
    background: var(--colour);
    print-color-adjust: exact;
    box-shadow: inset 0 0 0 1px ${token.color.line};
  }

  & dt {
    order: 2;
  }

  & dd {
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};
  }
`;
