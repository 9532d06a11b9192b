import styled from 'styled-components';
import { type EventMoment, formatEventTime } from '../../format';
import { token } from '../../theme';
import { DateBlock } from './DateBlock';
import { OwnTime } from './OwnTime';

/** The date block with the hours beside it: PT (or the venue's zone) first, the viewer's own time below where it differs. */
export function EventTime({ off = false, ...moment }: EventMoment & { off?: boolean }) {
  const { range } = formatEventTime(moment);
  return (
    <Line $off={off}>
      <DateBlock {...moment} off={off} />
      <div>
        <Range>{range}</Range>
        <Own>
          <OwnTime moment={moment} as="range" />
        </Own>
      </div>
    </Line>
  );
}

const Range = styled.p`
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Own = styled.p`
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;

const Line = styled.div<{ $off: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  ${({ $off }) => $off && `color: ${token.color.ink3}; text-decoration: line-through; & p { color: inherit; }`}
`;
