import { Card, Hint } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import type { CoachingTimeFragment } from '../../components/__generated__/coachingTime';
import { FavoriteCoach } from './FavoriteCoach';
import type { Me } from './mySessions.api';
import { favoriteCoachesText } from './mySessions.messages';

type Bookmark = NonNullable<Me['bookmarks']>[number];

interface FavoriteCoachesProps {
  bookmarks: readonly Bookmark[];
  /** Null when it could not be read. */
  credits: CoachingTimeFragment | null;
}

/** The member's favorite coaches, each with a link to book a session, or to buy time for one. */
export function FavoriteCoaches({ bookmarks, credits }: FavoriteCoachesProps) {
  const free = credits && credits.quantity - credits.held;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const kept = bookmarks.flatMap(({ id, coach }) => (coach ? [{ id, coach }] : []));
  return (
    <Card as="section" $padded aria-labelledby={titleId}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        {favoriteCoachesText.title}
      </Title>
      {kept.length === 0 ? (
        <Hint>{favoriteCoachesText.none}</Hint>
      ) : (
        <List>
          {kept.map(({ id, coach }) => (
            <FavoriteCoach
              key={id}
              bookmarkId={id}
              coach={coach}
              free={free}
              onLetGo={() => title.current?.focus()}
            />
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
