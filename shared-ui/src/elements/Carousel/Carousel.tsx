import { Children, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ArrowLeftIcon, ArrowRightIcon } from '../../icons';
import { media, token } from '../../theme';
import { IconButton } from '../Button/IconButton';
import { VisuallyHidden } from '../Layout/Text';
import { Section, type SectionProps } from '../Section/Section';
import { ONE_CARD } from './oneCard';
import { usePerView } from './usePerView';
import { useVisibleCards } from './useVisibleCards';
import { carouselText } from './carousel.messages';

export type CarouselProps = Omit<SectionProps, 'title'> & {
  title: string;
  /** Cards in view on the widest screens; 3 for collections and pathways. */
  per?: 3 | 4;
};

const MAX_CARDS = 20;

/**
 * A titled row of cards that scrolls natively on touch layouts and by two buttons on wider ones. Never moves on
 * its own. Cards out of view are inert while the buttons are there to bring them in.
 */
export function Carousel({ title, per = 4, actions, children, ...section }: CarouselProps) {
  const cards = Children.toArray(children).slice(0, MAX_CARDS);
  const track = useRef<HTMLUListElement>(null);
  const trackId = useId();
  const perView = usePerView(per);
  const paged = perView > 1 && cards.length > perView;
  const { first, last } = useVisibleCards(track, cards.length, paged);
  const [turned, setTurned] = useState(false);

  const turn = (direction: -1 | 1) => {
    setTurned(true);
    track.current?.scrollBy({ left: direction * track.current.clientWidth, behavior: 'smooth' });
  };

  return (
    <Section
      {...section}
      title={title}
      actions={
        (actions || paged) && (
          <>
            {actions}
            {paged && (
              <Arrows>
                <IconButton
                  outlined
                  label={carouselText.previous({ title })}
                  icon={<ArrowLeftIcon />}
                  aria-controls={trackId}
                  disabled={first === 0}
                  onClick={() => turn(-1)}
                />
                <IconButton
                  outlined
                  label={carouselText.next({ title })}
                  icon={<ArrowRightIcon />}
                  aria-controls={trackId}
                  disabled={last === cards.length - 1}
                  onClick={() => turn(1)}
                />
                <VisuallyHidden role="status">
                  {turned && carouselText.inView({ first: first + 1, last: last + 1, count: cards.length })}
                </VisuallyHidden>
              </Arrows>
            )}
          </>
        )
      }
    >
      <Track ref={track} id={trackId} $per={per}>
        {cards.map((card, index) => (
          <li key={keyOf(card, index)} inert={paged && (index < first || index > last)}>
            {card}
          </li>
        ))}
      </Track>
    </Section>
  );
}

const keyOf = (card: ReactNode, index: number) =>
  typeof card === 'object' && card !== null && 'key' in card ? card.key : index;

const Arrows = styled.div`
  display: flex;
  gap: ${token.space[8]};
`;

const Track = styled.ul<{ $per: number }>`
  --per: ${({ $per }) => $per};
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--per) - 1) * ${token.space[24]}) / var(--per));
  gap: ${token.space[24]};
  margin-block: calc(-1 * ${token.space[8]});
  margin-inline: calc(-1 * ${token.space[8]});
  padding: ${token.space[8]};
  overflow-x: auto;
  scroll-padding-inline: ${token.space[8]};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  &::-webkit-scrollbar {
    display: none;
  }

  & > li {
    min-width: 0;
    scroll-snap-align: start;
  }

  /* The rest would shrink the sheet. */
  @media print {
    & > li:nth-child(n + 3) {
      display: none;
    }
  }

  ${media.upTo(1240)} {
    --per: 3;
  }

  ${media.upTo(900)} {
    --per: 2;
  }

  @media screen and (max-width: 800px) {
    grid-auto-columns: ${ONE_CARD};
    gap: ${token.space[16]};
    margin-inline: calc(-1 * ${token.gutter});
    padding-inline: ${token.gutter};
    scroll-padding-inline: ${token.gutter};
  }
`;
