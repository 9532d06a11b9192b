import { formatDay, Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { opportunityDetailsText } from '../../components/opportunityText';
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
          value={formatDay(expires_at)}
          note={stage === 'published' ? daysLeft(expires_at, Date.now()) : null}
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

const Figure = ({ label, value, note }: { label: string; value: ReactNode; note: string | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong>
      {note && <Meta as="span">{note}</Meta>}
    </dd>
  </div>
);

function daysLeft(expires_at: number, now: number): string {
  const left = Math.max(1, Math.ceil((expires_at - now) / DAY_MS));
  return opportunityDetailsText.daysLeft({ count: left });
}

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
    grid-template-columns: minmax(0, 1fr);

    & > div,
    & > div:first-child {
      padding: ${token.space[12]} 0;
    }

    & > div + div {
      border-left: 0;
      border-top: 1px solid ${token.color.line};
    }
  }
`;
