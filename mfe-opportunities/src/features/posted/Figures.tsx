import { Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { closingDay, LAST_DAYS, opportunityDetailsText } from '../../components/opportunityText';
import type { Posted } from './posted.api';
import { figuresText } from './posted.messages';

const DAY_MS = 86_400_000;

/** Figures of a posting: closing date, views, and applications. */
export function Figures({ posting }: { posting: Posted }) {
  const { stage, published_at, expires_at, views, views_this_week } = posting;
  const applied = posting.applicants.reduce((all, { count }) => all + count, 0);
  if (!published_at) return null;
  return (
    <List>
      {expires_at && (
        <Figure
          label={stage === 'published' ? figuresText.openUntil : figuresText.wasOpenUntil}
          value={closingDay(expires_at)}
          note={stage === 'published' ? daysLeft(expires_at, Date.now()) : null}
          soon={stage === 'published' && expires_at - Date.now() < LAST_DAYS * DAY_MS}
        />
      )}
      <Figure
        label={figuresText.views}
        value={views}
        note={figuresText.thisWeek({ count: views_this_week })}
      />
      <Figure label={figuresText.applied} value={applied} note={figuresText.members({ count: applied })} />
    </List>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  note: string | null;
  soon?: boolean;
}

const Figure = ({ label, value, note, soon = false }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong>
      {note && (
        <Note as="span" $soon={soon}>
          {note}
        </Note>
      )}
    </dd>
  </div>
);

function daysLeft(expires_at: number, now: number): string {
  const left = Math.max(1, Math.ceil((expires_at - now) / DAY_MS));
  return opportunityDetailsText.daysLeft({ count: left });
}

const Note = styled(Meta)<{ $soon: boolean }>`
  ${({ $soon }) => $soon && `color: ${token.color.waitlistFg}; font-weight: ${token.weight.strong};`}
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid ${token.color.control};

  & > div {
    padding: ${token.space[16]};
  }

  & > div:first-child {
    padding-left: 0;
  }

  & > div + div {
    border-left: 1px solid ${token.color.line};
  }

  & dt {
    color: ${token.color.ink2};
    font-size: ${token.text[14]};
  }

  & dd {
    display: grid;
    margin: 0;
  }

  & strong {
    font: ${token.weight.serif} ${token.text[24]} / 1.2 ${token.font.serif};
    font-variant-numeric: tabular-nums;
  }

  ${media.under(500)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > div {
      padding-block: ${token.space[12]};
    }

    & > div:first-child {
      grid-column: 1 / -1;
    }

    & > div + div {
      border-top: 1px solid ${token.color.line};
    }

    & > div:nth-child(2) {
      padding-left: 0;
      border-left: 0;
    }
  }
`;
