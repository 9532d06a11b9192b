import { ArchPortrait, PlusIcon } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { listingText } from './listing.messages';
import { type Seat, seatsAround } from './seatsAround';

interface RoundTableProps {
  seats: readonly Seat[];
  /** In the middle of the table. */
  words: string;
}

/** The people of a group around their table. A picture: the lists below name them, with what each does. */
export function RoundTable({ seats, words }: RoundTableProps) {
  return (
    <Circle aria-hidden>
      <Top>
        <p>{words}</p>
      </Top>
      {seatsAround(seats).map(({ seat, x, y }, place) => (
        // Seats have no identity besides their place.
        <Place key={place} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
          {seat.kind === 'person' ? (
            <ArchPortrait name={seat.name} picture={seat.picture} size={96} />
          ) : (
            <Chair $open={seat.kind === 'open'}>{seat.kind === 'open' && <PlusIcon size={20} />}</Chair>
          )}
          {seat.kind === 'person' && (
            <>
              {seat.name.split(' ')[0]}
              {seat.leads && <Leads>{listingText.leads}</Leads>}
            </>
          )}
          {seat.kind === 'open' && <You>{listingText.you}</You>}
        </Place>
      ))}
    </Circle>
  );
}

const Circle = styled.div`
  position: relative;
  width: 100%;
  max-width: 640px;
  aspect-ratio: 640 / 600;
  margin-inline: auto;

  /* A phone has no room for a table: the seats stand in rows. */
  ${media.under(600)} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token.space[16]} ${token.space[8]};
    aspect-ratio: auto;
  }
`;

const Top = styled.div`
  position: absolute;
  inset: 24% 22%;
  display: grid;
  place-items: center;
  padding: ${token.space[24]};
  border-radius: 50%;
  background: ${token.color.sunken};
  box-shadow:
    inset 0 0 0 1px ${token.color.line},
    inset 0 0 0 14px ${token.color.page},
    inset 0 0 0 15px ${token.color.line};
  color: ${token.color.ink2};
  text-align: center;

  & > p {
    max-width: 14ch;
    font: italic ${token.weight.serif} ${token.text[20]} / 1.35 ${token.font.serif};
  }

  ${media.under(600)} {
    position: static;
    grid-column: 1 / -1;
    display: block;
    padding: 0;
    background: none;
    box-shadow: none;
    text-align: left;

    & > p {
      max-width: none;
    }
  }
`;

const Place = styled.span`
  position: absolute;
  left: var(--x);
  top: var(--y);
  translate: -50% -50%;
  display: grid;
  justify-items: center;
  gap: 2px;
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  line-height: 1.3;

  & > :first-child {
    /* Above the size that its picture is requested in. */
    --avatar: 88px !important;
    width: 88px;
    height: 98px;
    border-radius: ${token.radius.arch};
    box-shadow: 0 0 0 4px ${token.color.page};
  }

  ${media.under(1240)} {
    & > :first-child {
      --avatar: 72px !important;
      width: 72px;
      height: 80px;
    }
  }

  ${media.under(600)} {
    position: static;
    translate: none;
    align-content: start;
  }
`;

const Chair = styled.span<{ $open: boolean }>`
  display: grid;
  place-items: center;
  border: ${({ $open }) => ($open ? `1.6px dashed ${token.color.accent}` : `1px solid ${token.color.line}`)};
  background: ${({ $open }) => ($open ? token.color.tint : token.color.sunken)};
  color: ${token.color.accent};
`;

const Leads = styled.span`
  font: italic ${token.weight.serif} ${token.text[14]} / 1.1 ${token.font.serif};
  color: ${token.color.accent};
`;

const You = styled.span`
  color: ${token.color.accent};
  font-weight: ${token.weight.strong};
`;
