import { isMissing, useUser } from '@athenaeum/shell-contract';
import { ArrowRightIcon, Loading, Person, Section, Skeleton, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';
import type { ShownProfile } from '../memberProfile.api';
import { profilePath } from '../profileAddress';
import { useUsersAlsoInQuery } from './shown.api';
import { shownText } from './shown.messages';

const SHOWN = 4;

/** A few other members of the same industry; nothing when there are none, or they failed to load. */
export function AlsoIn({ profile, industry }: { profile: ShownProfile; industry: string }) {
  const viewer = useUser();
  const { currentData: data, isError } = useUsersAlsoInQuery({ input: alsoInput(industry) });
  const found = data?.users?.data;
  // The viewer and this member are both among those asked for.
  const others = found?.filter(({ id }) => id !== profile.id && id !== viewer?.id).slice(0, SHOWN);
  if (isError || isMissing(data, 'users') || data?.users?.ok === false || others?.length === 0) return null;
  const label = choiceLabel(industry);
  return (
    <OnScreen>
      <Section
        title={shownText.alsoIn({ industry: label })}
        actions={
          <TextLink
            look="more"
            href={`/community/members?industry_experiences=${encodeURIComponent(industry)}`}
          >
            {shownText.seeAll({ count: data?.users?.count ?? '' })}
            <ArrowRightIcon size={18} />
          </TextLink>
        }
      >
        {others ? (
          <People>
            {others.map((member) => (
              <li key={member.id}>
                <Person
                  name={member.name ?? ''}
                  picture={member.avatar}
                  role={[member.title, member.company].filter(Boolean).join(', ')}
                  href={profilePath(member)}
                />
              </li>
            ))}
          </People>
        ) : (
          <Loading label={shownText.loadingAlso}>
            <Skeleton $height="64px" />
          </Loading>
        )}
      </Section>
    </OnScreen>
  );
}

export const alsoInput = (industry: string) => ({
  industry_experiences: { in: [industry] },
  relationship_type: { in: ['Member', 'Athena'] },
  hide_from_directory: { equals: false },
  take: SHOWN + 2,
  skip: 0,
});

/* On paper the profile is one person's. */
const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[24]};

  ${media.under(1070)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
