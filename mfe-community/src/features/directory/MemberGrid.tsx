import { MemberCard } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { choiceLabel } from '../../components/choiceLabel';
import { CardConnect } from '../../components/connection';
import type { DirectoryMember } from './directory.api';

export function MemberGrid({ members }: { members: readonly DirectoryMember[] }) {
  return (
    <Grid>
      {members.map(({ id, slug, name, avatar, title, company, ...member }) => (
        <li key={id}>
          <MemberCard
            href={`/community/members/${slug ?? id}`}
            name={name ?? ''}
            picture={avatar}
            title={title}
            company={company}
            hub={member.nearest_regional_hub}
            tags={(member.leadership_areas ?? []).map((area) => ({ label: choiceLabel(area) }))}
            action={<CardConnect member={{ id, name: name ?? '' }} connection={member.connection} />}
          />
        </li>
      ))}
    </Grid>
  );
}

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[24]};

  ${media.upTo(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
  }
`;
