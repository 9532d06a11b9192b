import { Meta, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { GoalType } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';
import type { ShownProfile } from '../memberProfile.api';
import { sectionText } from '../section.messages';
import { SectionCard } from './SectionCard';
import { VisibilityMenu } from './VisibilityMenu';

export const GOAL_KINDS = [
  { type: 'Career Goal', title: 'careerGoals', add: 'addCareerGoals' },
  { type: 'Learning Goal', title: 'learningGoals', add: 'addLearningGoals' },
  { type: 'Barrier', title: 'barriers', add: 'addBarrier' },
] as const satisfies readonly { type: GoalType; title: string; add: string }[];

/** Tab 1 of the owner: the member's career goals, learning goals and barriers. */
export function Goals({ profile }: { profile: ShownProfile }) {
  const goals = profile.goals ?? [];
  return (
    <Stack $gap={24}>
      <Line>
        <Meta>{sectionText.recommended}</Meta>
        <VisibilityMenu section="goals" title={sectionText.goals} />
      </Line>
      {GOAL_KINDS.map(({ type, title, add }) => {
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
