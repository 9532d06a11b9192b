import styled from 'styled-components';
import { type EventMoment, formatEventTime } from '../../format';
import { token } from '../../theme';

export type DateBlockProps = EventMoment & {
  /** Cancelled or postponed: greyed and struck out. */
  off?: boolean;
};

/** A calendar leaf: month, day, weekday, in the event's display zone. */
export function DateBlock({ off = false, ...moment }: DateBlockProps) {
  const { leaf } = formatEventTime(moment);
  return (
    <Leaf dateTime={new Date(moment.start).toISOString()} $off={off}>
      <Month>{leaf.month}</Month> <Day>{leaf.day}</Day> <Weekday>{leaf.weekday}</Weekday>
    </Leaf>
  );
}

const Month = styled.span`
  display: block;
  padding: 3px 0 2px;
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};
`;

const Day = styled.span`
  display: block;
  padding: 7px 0 2px;
  font: ${token.weight.serif} ${token.text[32]} / 1 ${token.font.serif};
  font-variant-numeric: lining-nums;
`;

const Weekday = styled.span`
  display: block;
  padding-bottom: 5px;
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;

const Leaf = styled.time<{ $off: boolean }>`
  flex: none;
  display: block;
  width: 64px;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[8]};
  background: ${token.color.card};
  line-height: 1.2;
  text-align: center;

  ${({ $off }) =>
    $off &&
    `
    color: ${token.color.ink3};
    text-decoration: line-through;
    & > :first-child { background: ${token.color.sunken}; color: ${token.color.ink2}; }
    & > :last-child { color: inherit; }
  `}
`;
