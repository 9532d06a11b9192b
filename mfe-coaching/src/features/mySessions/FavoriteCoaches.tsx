import { Card, Hint } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { FavoriteCoach } from './FavoriteCoach';
import type { Me } from './mySessions.api';

type Bookmark = NonNullable<Me['bookmarks']>[number];

/** The coaches she keeps, each with the way to her openings. */
export function FavoriteCoaches({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const kept = bookmarks.flatMap(({ id, coach }) => (coach ? [{ id, coach }] : []));
  return (
    <Card as="section" $padded aria-labelledby={titleId}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        Favorite Coaches
      </Title>
      {kept.length === 0 ? (
        <Hint>Coaches you bookmark are kept here.</Hint>
      ) : (
        <List>
          {kept.map(({ id, coach }) => (
            <FavoriteCoach key={id} bookmarkId={id} coach={coach} onLetGo={() => title.current?.focus()} />
          ))}
        </List>
      )}
    </Card>
  );
}

const Title = styled.h2`
  margin-bottom: ${token.space[8]};
  font-size: ${token.text[20]};

  &:focus {
    outline: none;
  }
`;

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;
