import { truncate } from '@athenaeum/shared-ui';
import { coveringLink, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIsNarrow } from './useIsNarrow';

export interface ResultItemProps {
  href: string;
  title: string;
  /** Its picture: a cover, a portrait. */
  picture?: ReactNode;
  /** One line below the title. */
  meta?: ReactNode;
  /** A link of its own, above the one that covers the row. */
  children?: ReactNode;
}

/** The specification's limits for titles of search results. */
const MAX_TITLE_LENGTH = { narrow: 30, wide: 40 } as const;

/** One result: a row whose title's link covers it. */
export function ResultItem({ href, title, picture, meta, children }: ResultItemProps) {
  const shown = truncate(title, useIsNarrow() ? MAX_TITLE_LENGTH.narrow : MAX_TITLE_LENGTH.wide);
  return (
    <Row>
      {picture}
      <div>
        <Title>
          <a href={href} aria-label={shown === title ? undefined : title}>
            {shown}
          </a>
        </Title>
        {meta && <Meta>{meta}</Meta>}
        {children}
      </div>
    </Row>
  );
}

const Title = styled.h3`
  font-size: ${token.text[20]};
  line-height: ${token.leading.snug};
  letter-spacing: 0;

  & > a {
    color: ${token.color.ink};
    ${coveringLink}
  }
`;

const Meta = styled.p`
  margin-top: ${token.space[4]};
  font-size: ${token.text[14]};
  line-height: 1.45;
  color: ${token.color.ink2};
`;

const Row = styled.article`
  position: relative;
  display: flex;
  gap: ${token.space[16]};
  height: 100%;
  min-height: 96px;
  padding-block: ${token.space[16]};
  border-top: 1px solid ${token.color.control};

  & > div {
    flex: 1;
    min-width: 0;
  }

  &:hover ${Title} > a {
    color: ${token.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  &:has(${Title} > a:focus-visible) {
    border-radius: ${token.radius[4]};
    outline: 2px solid ${token.color.focus};
    outline-offset: 4px;
  }
`;
