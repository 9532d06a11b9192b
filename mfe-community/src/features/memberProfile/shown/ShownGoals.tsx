import { EmptyState, Meta } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { choiceLabel } from '../../../components/choiceLabel';
import { memberProfileText } from '../memberProfile.messages';
import type { ShownProfile } from '../memberProfile.api';
import { sectionText } from '../section.messages';
import { GOAL_KINDS } from '../view/Goals';
import { RuledColumns, ShownSection } from './ShownSection';

/** Tab 1 as others see it, where the member shows goals. */
export function ShownGoals({ profile }: { profile: ShownProfile }) {
  const goals = profile.goals ?? [];
  const kinds = GOAL_KINDS.filter(({ type }) => goals.some((goal) => goal.type === type));
  if (kinds.length === 0)
    return <EmptyState headingLevel={2} title={memberProfileText.noneShown} drawing="closed" />;
  return (
    <Kinds>
      {kinds.map(({ type, title }) => (
        <ShownSection key={type} part={type} title={sectionText[title]}>
          <Aims>
            {goals
              .filter((goal) => goal.type === type)
              .map(({ id, title: words, current }) => (
                <li key={id}>
                  {choiceLabel(words)}
                  {current === 'false' && <Meta>{sectionText.notCurrent}</Meta>}
                </li>
              ))}
          </Aims>
        </ShownSection>
      ))}
    </Kinds>
  );
}

const Kinds = styled.div`
  display: grid;
  gap: ${token.space[48]};
  margin-top: ${token.space[24]};
`;

const Aims = styled(RuledColumns)`
  & > li {
    padding-block: ${token.space[16]};
    border-color: ${token.color.control};
    font: ${token.weight.serif} ${token.text[20]} / 1.25 ${token.font.serif};
  }
`;
