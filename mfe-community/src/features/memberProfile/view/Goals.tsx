import { EmptyState, Meta, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { GoalType } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';
import { memberProfileText } from '../memberProfile.messages';
import type { ShownProfile } from '../memberProfile.api';
import { useOwner } from '../owner';
import { sectionText } from '../section.messages';
import { SectionCard } from './SectionCard';
import { VisibilityMenu } from './VisibilityMenu';

const KINDS = [
  { type: 'Career Goal', title: 'careerGoals', add: 'addCareerGoals' },
  { type: 'Learning Goal', title: 'learningGoals', add: 'addLearningGoals' },
  { type: 'Barrier', title: 'barriers', add: 'addBarrier' },
] as const satisfies readonly { type: GoalType; title: string; add: string }[];

/** Tab 1: the member's career goals, learning goals and barriers. */
export function Goals({ profile }: { profile: ShownProfile }) {
  const owner = useOwner();
  const goals = profile.goals ?? [];
  const kinds = owner ? KINDS : KINDS.filter(({ type }) => goals.some((goal) => goal.type === type));
  if (kinds.length === 0)
    return <EmptyState headingLevel={2} title={memberProfileText.noneShown} drawing="closed" />;
  return (
    <Stack $gap={24}>
      {owner && (
        <Line>
          <Meta>{sectionText.recommended}</Meta>
          <VisibilityMenu section="goals" title={sectionText.goals} />
        </Line>
      )}
      {kinds.map(({ type, title, add }) => {
        const ofType = goals.filter((goal) => goal.type === type);
        return (
          <SectionCard
            key={type}
            part={type}
            title={sectionText[title]}
            add={sectionText[add]}
            isEmpty={ofType.length === 0}
          >
            <List>
              {ofType.map(({ id, title: words, current }) => (
                <li key={id}>
                  {choiceLabel(words)}
                  {current === 'false' && <Meta as="span">{sectionText.notCurrent}</Meta>}
                </li>
              ))}
            </List>
          </SectionCard>
        );
      })}
    </Stack>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[24]};
`;

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space[12]};
    padding-block: ${token.space[8]};
    border-top: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }
`;
