import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CoverOptions } from '../../art';
import { truncate } from '../../format';
import { coveringLink, token } from '../../theme';
import { Cover } from '../Cover/Cover';

export type CollectionCardProps = Pick<CoverOptions, 'composition' | 'palette'> & {
  href: string;
  slug: string;
  title: string;
  thumbnail?: string | null;
  /** "9 salons · curated by Joanna Whitfield" */
  meta?: ReactNode;
  /** Longest title: 40 for a collection, 28 for a pathway. */
  titleLength?: number;
  headingLevel?: 2 | 3 | 4;
};

/** A collection or pathway: picture, title, one meta line. */
export function CollectionCard({
  href,
  slug,
  title,
  thumbnail,
  meta,
  titleLength = 40,
  headingLevel = 3,
  ...art
}: CollectionCardProps) {
  const shown = truncate(title, titleLength);
  return (
    <Frame>
      <Picture slug={slug} thumbnail={thumbnail} {...art} />
      <Title as={`h${headingLevel}`}>
        <a href={href} aria-label={shown === title ? undefined : title}>
          {shown}
        </a>
      </Title>
      {meta && <MetaLine>{meta}</MetaLine>}
    </Frame>
  );
}

const Picture = styled(Cover)`
  margin-bottom: ${token.space[16]};
  transition: box-shadow ${token.motion.base} ${token.ease};
`;

const Title = styled.h3`
  font-size: ${token.text[20]};
  line-height: ${token.leading.snug};
  letter-spacing: 0;

  & > a {
    color: ${token.color.ink};
    ${coveringLink}
  }
`;

const MetaLine = styled.p`
  margin-top: ${token.space[8]};
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;

const Frame = styled.article`
  position: relative;

  &:hover ${Picture} {
    box-shadow: ${token.shadow.hover};
  }

  &:hover ${Title} > a {
    color: ${token.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  &:has(a:focus-visible) {
    border-radius: ${token.radius[12]};
    outline: 2px solid ${token.color.focus};
    outline-offset: 4px;
  }
`;
