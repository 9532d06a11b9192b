import { formatEventTime, Hint, Section } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Posted } from './posted.api';
import { figuresText } from './posted.messages';

/** How often a posting was viewed in each of the last weeks; nothing before the first view. */
export function Weeks({ posting: { stage, weeks } }: { posting: Pick<Posted, 'stage' | 'weeks'> }) {
  const most = Math.max(0, ...weeks.map(({ views }) => views));
  const last = weeks.at(-1);
  if (!last || most === 0) return null;
  const isGoingOn = stage === 'published';
  return (
    <Section title={figuresText.weeks} flush>
      <Bars>
        {weeks.map(({ day, views }) => (
          <li key={day}>
            <Column>
              {views}
              <Bar $percent={(views / most) * 100} $open={isGoingOn && day === last.day} />
            </Column>
            <span>{nameOf(day)}</span>
          </li>
        ))}
      </Bars>
      {isGoingOn && <Hint>{figuresText.weekNotOver({ day: nameOf(last.day) })}</Hint>}
    </Section>
  );
}

/** "Nov 23" for 2026-11-23. */
function nameOf(day: string): string {
  const { leaf } = formatEventTime({ start: Date.parse(`${day}T20:00:00Z`) });
  return figuresText.weekOf({ month: leaf.month, day: leaf.day });
}

const BARS_PX = 120;

const Bars = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 136px);
  gap: ${token.space[12]};
  margin-bottom: ${token.space[12]};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    gap: ${token.space[4]};
    justify-items: center;
    color: ${token.color.ink3};
  }
`;

const Column = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
  width: 100%;
  height: ${BARS_PX + 24}px;
  border-bottom: 1px solid ${token.color.control};
  color: ${token.color.ink};
`;

const Bar = styled.span<{ $percent: number; $open: boolean }>`
  width: min(64px, 80%);
  height: ${({ $percent }) => Math.round(($percent * BARS_PX) / 100)}px;
  border-radius: 3px 3px 0 0;
  background: ${token.color.accent};
  ${({ $open }) =>
    $open &&
    `background: repeating-linear-gradient(135deg, ${token.color.accent} 0 3px, transparent 3px 6px);
    box-shadow: inset 0 0 0 1px ${token.color.accent};`}
`;
