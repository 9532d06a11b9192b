import { dateFormat } from '@athenaeum/common/dates';
import { FREE_CANCELLATION_HOURS, freeUntil } from '@athenaeum/coaching-contract';
import { formatEventTime, Hint, Meta, Section, useNow } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Session } from './session.api';
import { moveRulesText } from './session.messages';

const HOUR_MS = 3_600_000;
/** The line is to scale up to this: further ahead, the last part would be too short for its words. */
const MAX_RATIO = 3;

/** Until when a session can be moved or cancelled, and what it costs after that, as a line of time. */
export function MoveRules({ session, name }: { session: Session; name: string }) {
  const now = useNow();
  const until = freeUntil(session);
  const isFree = now <= until;
  const free = Math.min(MAX_RATIO, Math.max(1, (until - now) / (FREE_CANCELLATION_HOURS * HOUR_MS)));
  const start = formatEventTime({ start: session.session_date }).line;
  const { zone } = formatEventTime({ start: session.session_date });
  const day = dateFormat({ timeZone: zone, month: 'long', day: 'numeric' }).format(now);
  return (
    <Section title={moveRulesText.title}>
      {isFree && (
        <Ends>
          <span>{moveRulesText.today({ day })}</span>
          <span>{start}</span>
        </Ends>
      )}
      <Line style={{ '--columns': isFree ? `minmax(0, ${free}fr) minmax(0, 1fr)` : '1fr' } as CSSProperties}>
        {isFree && (
          <li>
            <strong>{moveRulesText.until({ time: formatEventTime({ start: until }).line })}</strong>
            <Meta>{moveRulesText.free}</Meta>
          </li>
        )}
        <Late $alone={!isFree}>
          <strong>{isFree ? moveRulesText.after : moveRulesText.until({ time: start })}</strong>
          <Meta>{moveRulesText.used}</Meta>
        </Late>
      </Line>
      <ByCoach>{moveRulesText.byCoach({ name })}</ByCoach>
    </Section>
  );
}

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};
  color: ${token.color.ink3};
  font-size: ${token.text[14]};

  ${media.under(768)} {
    display: none;
  }
`;

const Line = styled.ul`
  display: grid;
  grid-template-columns: var(--columns);
  margin-top: ${token.space[4]};

  & > li {
    padding: ${token.space[16]} ${token.space[16]} 0 0;
    border-top: 6px solid ${token.color.goodLine};
  }

  & strong {
    font-weight: ${token.weight.strong};
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};

    & > li {
      padding: ${token.space[8]} 0 0;
      border-top-width: 4px;
    }
  }
`;

const Late = styled.li<{ $alone: boolean }>`
  && {
    margin-left: ${({ $alone }) => ($alone ? 0 : token.space[4])};
    padding-left: ${({ $alone }) => ($alone ? 0 : token.space[16])};
    border-top-color: ${token.color.waitlistLine};

    ${media.under(768)} {
      margin: 0;
      padding-left: 0;
    }
  }
`;

const ByCoach = styled(Hint)`
  margin-top: ${token.space[16]};
`;
