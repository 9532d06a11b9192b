import type { ReactNode } from 'react';
import styled from 'styled-components';
import { truncate } from '../../format';
import { media, token } from '../../theme';
import { Cover } from '../Cover/Cover';
import { Meta } from '../Layout/Text';

export type DoorTileProps = {
  href: string;
  /** Draws the door: `category-fund`. */
  slug: string;
  name: string;
  /** "22 salons" */
  meta?: ReactNode;
  /** Longest name: 12 for a category. */
  nameLength?: number;
};

/** A category, drawn as an arched door. */
export function DoorTile({ href, slug, name, meta, nameLength = 12 }: DoorTileProps) {
  const shown = truncate(name, nameLength);
  return (
    <Anchor href={href}>
      <Picture slug={slug} ratio="arch" />
      <Name aria-label={shown === name ? undefined : name} title={shown === name ? undefined : name}>
        {shown}
      </Name>
      {meta && <Meta as="span">{meta}</Meta>}
    </Anchor>
  );
}

/** The door tiles of a page, seven in a row; under 600 px the row scrolls sideways. Holds `<li>`s. */
export const Doors = styled.ul.attrs({ className: 'doors' })`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token.space[24]} ${token.space[16]};

  ${media.upTo(1070)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.under(600)} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 42%;
    margin: -4px calc(-1 * ${token.gutter});
    padding: 4px ${token.gutter};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: ${token.gutter};
    scrollbar-width: none;

    & > li {
      scroll-snap-align: start;
    }
  }
`;

const Picture = styled(Cover)`
  margin-bottom: ${token.space[12]};
  transition: box-shadow ${token.motion.base} ${token.ease};
`;

const Name = styled.span`
  display: block;
  font: ${token.weight.serif} ${token.text[20]} / ${token.leading.snug} ${token.font.serif};
`;

const Anchor = styled.a`
  display: block;
  color: ${token.color.ink};
  text-decoration: none;

  &:hover ${Picture} {
    box-shadow: ${token.shadow.hover};
  }

  &:hover ${Name} {
    color: ${token.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  &:focus-visible {
    border-radius: ${token.radius.arch};
  }
`;
