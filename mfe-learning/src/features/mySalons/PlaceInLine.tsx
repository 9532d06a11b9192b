import { Meta, VisuallyHidden } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ordinal } from '../../components/ordinal';
import type { MySeatSalon } from './mySalons.api';
import { mySalonsText } from './mySalons.messages';

/** More arches could not be counted at a glance. */
const MAX_DRAWN = 8;

/** "2nd in line" with a drawing of the waitlist; or a seat that is held. */
export function PlaceInLine({ salon: { my_rsvp } }: { salon: MySeatSalon }) {
  if (my_rsvp?.held_until)
    return (
      <Place $held>
        <b>{mySalonsText.heldSeat}</b>
        <Meta as="span">{mySalonsText.onceItIsPaid}</Meta>
      </Place>
    );
  const position = my_rsvp?.waitlist_position;
  if (!position) return <Place />;
  return (
    <Place>
      <VisuallyHidden>{ordinal(position)}</VisuallyHidden>
      <b aria-hidden="true">
        {position}
        <sup>{ordinal(position).replace(String(position), '')}</sup>
      </b>
      <Meta as="span">{mySalonsText.inLine}</Meta>
      <Queue aria-hidden="true">
        {Array.from({ length: Math.min(position, MAX_DRAWN) - 1 }, (_, index) => (
          <Arch key={index} $isMe={false} />
        ))}
        <Arch $isMe />
      </Queue>
    </Place>
  );
}

const Place = styled.div<{ $held?: boolean }>`
  flex: none;
  display: grid;
  justify-items: start;
  width: 112px;
  line-height: 1.3;

  & > b {
    font: ${token.weight.serif} ${({ $held }) => token.text[$held ? 32 : 40]} / 1 ${token.font.serif};
    font-variant-numeric: lining-nums;
    color: ${({ $held }) => ($held ? token.color.waitlistFg : token.color.ink)};
  }

  & > b > sup {
    margin-left: 1px;
    font-size: 0.45em;
    line-height: 0;
    vertical-align: 0.75em;
  }

  ${media.under(768)} {
    & > b {
      font-size: ${token.text[32]};
    }

    grid-auto-flow: column;
    justify-content: start;
    align-items: baseline;
    gap: ${token.space[8]};
    width: auto;
  }
`;

const Queue = styled.span`
  display: flex;
  gap: 4px;
  margin-top: ${token.space[8]};

  ${media.under(768)} {
    align-self: center;
    margin-top: 0;
  }
`;

const Arch = styled.span<{ $isMe: boolean }>`
  width: 9px;
  height: 13px;
  border-radius: 5px 5px 1px 1px;
  box-shadow: inset 0 0 0 1.5px ${token.color.waitlistLine};
  background: ${({ $isMe }) => ($isMe ? token.color.waitlistLine : 'transparent')};
`;
