import { EmptyState, ReadMore, Stack, Tags } from '@athenaeum/shared-ui';
import { type ProfileSection, shownValue } from '@athenaeum/users-contract';
import type { ReactNode } from 'react';
import { FIELD_LABELS } from '../fieldLabels';
import type { ShownProfile } from '../memberProfile.api';
import { useOwner } from '../owner';
import { BoardList } from './BoardList';
import { DocumentList } from './DocumentList';
import { careerFacts, demographicFacts, Facts } from './Facts';
import { SectionCard } from './SectionCard';
import { VisibilityMenu } from './VisibilityMenu';

const HELPS_MATCHING = 'Nothing here yet. It helps us match you; only you will see it.';

interface ShownSection {
  part: ProfileSection;
  title: string;
  add: string;
  empty?: string;
  /** Null while there is nothing to show. */
  content: ReactNode;
}

/** Tab 0: a stack of sections. Its owner sees all of them, anybody else those with something in them for her. */
export function About({ profile }: { profile: ShownProfile }) {
  const owner = useOwner();
  const sections = sectionsOf(profile);
  const shown = owner ? sections : sections.filter(({ content }) => content !== null);
  if (shown.length === 0)
    return <EmptyState headingLevel={2} title="No public information available." drawing="closed" />;
  return (
    <Stack $gap={24}>
      {shown.map(({ part, title, add, empty, content }) => (
        <SectionCard
          key={part}
          {...{ part, title, add, empty }}
          isEmpty={content === null}
          tools={owner && <VisibilityMenu section={part} title={title} />}
        >
          {content}
        </SectionCard>
      ))}
    </Stack>
  );
}

function sectionsOf(profile: ShownProfile): ShownSection[] {
  const { summary, board_experiences: boards, documents } = profile;
  const career = careerFacts(profile);
  const demographics = demographicFacts(profile);
  return [
    {
      part: 'summary',
      title: 'Leadership summary',
      add: 'Write your leadership bio',
      content: summary ? <ReadMore text={summary} /> : null,
    },
    values(profile, 'thought_leadership_topics', 'Add a topic'),
    {
      part: 'board_experiences',
      title: 'Board experience',
      add: 'Add board experience',
      content: boards?.length ? <BoardList boards={boards} /> : null,
    },
    {
      part: 'career_experience',
      title: 'Career experience',
      add: 'Describe your career experience',
      content: career.length > 0 ? <Facts facts={career} /> : null,
    },
    values(profile, 'languages', 'Add a language'),
    { ...values(profile, 'persona', 'Choose what describes you'), empty: HELPS_MATCHING },
    { ...values(profile, 'community_affiliations', 'Add an affiliation'), empty: HELPS_MATCHING },
    {
      part: 'documents',
      title: 'Documents',
      add: 'Upload a document',
      content: documents?.length ? <DocumentList documents={documents} /> : null,
    },
    {
      part: 'demographics',
      title: 'Demographics',
      add: 'Add demographics',
      empty: HELPS_MATCHING,
      content: demographics.length > 0 ? <Facts facts={demographics} /> : null,
    },
  ];
}

function values(
  profile: ShownProfile,
  part: 'thought_leadership_topics' | 'languages' | 'persona' | 'community_affiliations',
  add: string,
): ShownSection {
  const tags = [...new Set((profile[part] ?? []).map(shownValue))].map((label) => ({ label }));
  return {
    part,
    title: FIELD_LABELS[part],
    add,
    content: tags.length > 0 ? <Tags tags={tags} limit={tags.length} /> : null,
  };
}
