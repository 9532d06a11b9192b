import type { ReactNode } from 'react';
import styled from 'styled-components';
import { truncate } from '../../format';
import { coveringLink, media, token } from '../../theme';
import { Cover, CoverCorner } from '../Cover/Cover';
import { Bookmark } from './Bookmark';

export type CardFrameProps = {
  href: string;
  slug: string;
  title: string;
  thumbnail?: string | null;
  /** Type and place above the title. */
  kind?: ReactNode;
  /** One line below the title. */
  meta?: ReactNode;
  /** A `StatusBadge` on the picture. */
  badge?: ReactNode;
  /** Ring or play, bottom right on the picture. */
  corner?: ReactNode;
  /** Why it is here: "Because of a first board seat". */
  why?: ReactNode;
  /** Without it there is no bookmark. */
  bookmarked?: boolean;
  onBookmark?: () => void;
  headingLevel?: 2 | 3 | 4;
  eager?: boolean;
};

const MAX_TITLE_LENGTH = 50;

/** The card of a salon or recording: one link stretched over it, the bookmark above that. */
export function CardFrame(props: CardFrameProps) {
  const { href, slug, title, thumbnail, kind, meta, badge, corner, why, eager, headingLevel = 3 } = props;
  const shown = truncate(title, MAX_TITLE_LENGTH);
  return (
    <Frame>
      <Picture slug={slug} thumbnail={thumbnail} eager={eager}>
        {badge && <CoverCorner $at="top-left">{badge}</CoverCorner>}
        {corner && <CoverCorner $at="bottom-right">{corner}</CoverCorner>}
      </Picture>
      {props.onBookmark && <Bookmark of={title} on={props.bookmarked ?? false} onToggle={props.onBookmark} />}
      <Kind>{kind || '\u00a0'}</Kind>
      <Title as={`h${headingLevel}`}>
        <a
          href={href}
          title={shown === title ? undefined : title}
          aria-label={shown === title ? undefined : title}
        >
          {shown}
        </a>
      </Title>
      {meta && <MetaLine>{meta}</MetaLine>}
      {why && <Why>{why}</Why>}
    </Frame>
  );
}

const Picture = styled(Cover)`
  margin-bottom: ${token.space[16]};
  transition: box-shadow ${token.motion.base} ${token.ease};
`;

const Kind = styled.p`
  font-size: ${token.text[14]};
  line-height: 1.4;
  color: ${token.color.ink3};
`;

const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  min-height: 2.5em;
  margin-top: 2px;
  font-size: ${token.text[20]};
  line-height: ${token.leading.snug};
  letter-spacing: 0;
  text-wrap: pretty;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;

  & > a {
    color: ${token.color.ink};
    ${coveringLink}

    &::after {
      border-radius: ${token.radius[12]};
    }
  }
`;

const MetaLine = styled.p`
  overflow: hidden;
  margin-top: ${token.space[8]};
  font-size: ${token.text[14]};
  line-height: 1.45;
  color: ${token.color.ink2};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.upTo(800)} {
    white-space: normal;
  }
`;

const Why = styled.p`
  margin-top: ${token.space[4]};
  font: italic ${token.weight.serif} ${token.text[14]} / 1.45 ${token.font.serif};
  color: ${token.color.ink3};
`;

const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;

  &:hover ${Picture} {
    box-shadow: ${token.shadow.hover};
  }

  &:hover ${Title} > a {
    color: ${token.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  &:has(${Title} > a:focus-visible) {
    border-radius: ${token.radius[12]};
    outline: 2px solid ${token.color.focus};
    outline-offset: 4px;
  }
`;
