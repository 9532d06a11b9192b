import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';
import { countdownText } from './countdown.messages';

export type CountdownProps = {
  /** Epoch milliseconds. */
  to: number;
  /** Called once, when the time has come. */
  onReached?: () => void;
};

const MINUTE_MS = 60_000;

/** Days, hours and minutes left. Changes each minute; not a live region. */
export function Countdown({ to, onReached }: CountdownProps) {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, to - now);

  useEffect(() => {
    if (left === 0) return onReached?.();
    // At the end of the minute shown, however long the tab was suspended.
    const timer = setTimeout(() => setNow(Date.now()), left % MINUTE_MS || MINUTE_MS);
    return () => clearTimeout(timer);
  }, [left, onReached]);

  const minutes = Math.ceil(left / MINUTE_MS);
  const parts = [
    ['days', Math.floor(minutes / 1440)],
    ['hours', Math.floor(minutes / 60) % 24],
    ['minutes', minutes % 60],
  ] as const;
  return (
    <div role="timer" aria-label={countdownText.label}>
      <Parts>
        {parts.map(([unit, value]) => (
          <div key={unit}>
            <dt>{countdownText[unit]({ count: value })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Parts>
    </div>
  );
}

/** Not on paper, where no time passes. */
const Parts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  padding-block: ${token.space[12]};
  border-block: 1px solid ${token.color.line};

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-left: ${token.space[16]};
    border-left: 1px solid ${token.color.line};
  }

  & > div:first-child {
    padding-left: 0;
    border-left: 0;
  }

  & dd {
    font: ${token.weight.serif} ${token.text[32]} / 1.1 ${token.font.serif};
    font-variant-numeric: lining-nums tabular-nums;
  }

  & dt {
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }

  @media print {
    display: none;
  }
`;
