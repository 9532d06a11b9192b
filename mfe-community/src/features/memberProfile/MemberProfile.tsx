import {
  ArchPortrait,
  Card,
  EmptyState,
  Lead,
  Meta,
  ReadMore,
  Section,
  Tags,
  TextLink,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Member } from './memberProfile.api';

const BIO_LENGTH = 250;

/** What she lets the viewer see; the server leaves out everything else. */
export function MemberProfile({ member }: { member: Member }) {
  const lists = [
    ['Thought leadership topics', member.thought_leadership_topics],
    ['Leadership areas', member.leadership_areas],
    ['Industry experience', member.industry_experience],
    ['Languages', member.languages],
  ] as const;
  const boards = member.board_experiences ?? [];
  const isEmpty = !member.summary && boards.length === 0 && lists.every(([, values]) => !values?.length);
  const work = [member.title, member.company].filter(Boolean).join(', ');
  const link = member.linkedin_url && /^https?:\/\//.test(member.linkedin_url) ? member.linkedin_url : null;

  return (
    <>
      <TextLink look="back" href="/community/members">
        Members
      </TextLink>
      <Head $padded>
        <ArchPortrait name={member.name ?? ''} picture={member.avatar} size={160} />
        <div>
          <h1 tabIndex={-1}>
            {member.name} {member.treatment && <small>({member.treatment})</small>}
          </h1>
          {work && <p>{work}</p>}
          <Meta>{[member.nearest_regional_hub, member.city].filter(Boolean).join(' · ')}</Meta>
          {member.leadership_summary && <Lead $italic>{member.leadership_summary}</Lead>}
          {link && (
            <TextLink href={link} target="_blank" rel="noreferrer">
              LinkedIn
            </TextLink>
          )}
        </div>
      </Head>
      {isEmpty && <EmptyState headingLevel={2} title="No public information available." drawing="closed" />}
      {member.summary && (
        <Section title="Leadership bio">
          <ReadMore text={member.summary} limit={BIO_LENGTH} />
        </Section>
      )}
      {boards.length > 0 && (
        <Section title="Board experience">
          <Boards>
            {boards.map((board) => (
              <li key={board.id}>
                <strong>{board.title}</strong>
                <Meta>
                  {[board.role, board.type, years(board), board.comitees.join(', ')]
                    .filter(Boolean)
                    .join(' · ')}
                </Meta>
              </li>
            ))}
          </Boards>
        </Section>
      )}
      {lists.map(([title, values]) =>
        values?.length ? (
          <Section key={title} title={title}>
            <Tags tags={values.map((label) => ({ label }))} limit={values.length} />
          </Section>
        ) : null,
      )}
    </>
  );
}

function years({
  start_year,
  end_year,
  current,
}: {
  start_year: number | null;
  end_year: number | null;
  current: boolean;
}) {
  if (!start_year) return '';
  return `${start_year} to ${current || !end_year ? 'today' : end_year}`;
}

const Head = styled(Card)`
  display: flex;
  gap: ${token.space[32]};
  align-items: center;

  & h1:focus {
    outline: none;
  }

  & small {
    font: ${token.weight.body} ${token.text[16]} / 1 ${token.font.sans};
    color: ${token.color.ink2};
  }

  & > div {
    display: grid;
    justify-items: start;
    gap: ${token.space[4]};
  }

  ${media.under(600)} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${token.space[16]};
  }
`;

const Boards = styled.ul`
  display: grid;
  gap: ${token.space[16]};

  & strong {
    font-weight: ${token.weight.strong};
  }
`;
