import type { ReactNode } from 'react';
import styled from 'styled-components';
import { truncate } from '../../format';
import { token } from '../../theme';
import { PersonCard } from '../MemberCard/PersonCard';
import { type Tag, Tags } from '../Tag/Tags';

export type CoachCardProps = {
  href: string;
  name: string;
  picture?: string | null;
  title?: string | null;
  shortBio?: string | null;
  /** What the coach helps with; five are shown. */
  tags?: Tag[];
  /** Bookmark or Schedule Session. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

const MAX_BIO_LENGTH = 600;

/** A coach in the grid. */
export function CoachCard({ title, shortBio, tags = [], action, ...person }: CoachCardProps) {
  return (
    <PersonCard
      {...person}
      about={
        <>
          {title && <p>{title}</p>}
          {shortBio && <Bio>{truncate(shortBio, MAX_BIO_LENGTH)}</Bio>}
        </>
      }
      tags={tags.length > 0 && <Tags tags={tags} limit={5} />}
      foot={action}
    />
  );
}

const Bio = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-top: ${token.space[8]};
  font-size: ${token.text[14]};
  color: ${token.color.ink3};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  line-clamp: 4;
`;
