import { ReadMore, Stack, Tags } from '@athenaeum/shared-ui';
import type { ProfileSection } from '@athenaeum/users-contract';
import type { ReactNode } from 'react';
import { choiceLabel } from '../../../components/choiceLabel';
import { memberProfileText } from '../memberProfile.messages';
import { profileFieldText } from '../profileField.messages';
import type { ShownProfile } from '../memberProfile.api';
import { sectionText } from '../section.messages';
import { BoardList } from './BoardList';
import { DocumentList } from './DocumentList';
import { careerFacts, demographicFacts, Facts } from './Facts';
import { SectionCard } from './SectionCard';
import { VisibilityMenu } from './VisibilityMenu';

export interface ProfileSectionView {
  part: ProfileSection;
  title: string;
  add: string;
  empty?: string;
  /** Null while there is nothing to show. */
  content: ReactNode;
}

/** Tab 0 of the owner: a stack of all sections. */
export function About({ profile }: { profile: ShownProfile }) {
  return (
    <Stack $gap={24}>
      {sectionsOf(profile).map(({ part, title, add, empty, content }) => (
        <SectionCard
          key={part}
          {...{ part, title, add, empty }}
          isEmpty={content === null}
          tools={<VisibilityMenu section={part} title={title} />}
        >
          {content}
        </SectionCard>
      ))}
    </Stack>
  );
}

/** The sections of a profile in their order. */
export function sectionsOf(profile: ShownProfile): ProfileSectionView[] {
  const { summary, board_experiences: boards, documents } = profile;
  const career = careerFacts(profile);
  const demographics = demographicFacts(profile);
  return [
    {
      part: 'summary',
      title: sectionText.summary,
      add: sectionText.addSummary,
      content: summary ? <ReadMore text={summary} /> : null,
    },
    values(profile, 'thought_leadership_topics', sectionText.addTopic),
    {
      part: 'board_experiences',
      title: sectionText.boards,
      add: sectionText.addBoard,
      content: boards?.length ? <BoardList boards={boards} /> : null,
    },
    {
      part: 'career_experience',
      title: sectionText.career,
      add: sectionText.addCareer,
      content: career.length > 0 ? <Facts facts={career} /> : null,
    },
    values(profile, 'languages', sectionText.addLanguage),
    { ...values(profile, 'persona', sectionText.addPersona), empty: memberProfileText.helpsMatching },
    {
      ...values(profile, 'community_affiliations', sectionText.addAffiliation),
      empty: memberProfileText.helpsMatching,
    },
    {
      part: 'documents',
      title: sectionText.documents,
      add: sectionText.addDocument,
      content: documents?.length ? <DocumentList documents={documents} /> : null,
    },
    {
      part: 'demographics',
      title: sectionText.demographics,
      add: sectionText.addDemographics,
      empty: memberProfileText.helpsMatching,
      content: demographics.length > 0 ? <Facts facts={demographics} /> : null,
    },
  ];
}

function values(
  profile: ShownProfile,
  part: 'thought_leadership_topics' | 'languages' | 'persona' | 'community_affiliations',
  add: string,
): ProfileSectionView {
  const tags = [...new Set((profile[part] ?? []).map(choiceLabel))].map((label) => ({ label }));
  return {
    part,
    title: profileFieldText[part],
    add,
    content: tags.length > 0 ? <Tags tags={tags} limit={tags.length} /> : null,
  };
}
