import { EmptyState, Meta, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type GoalType, shownValue } from '@athenaeum/users-contract';
import styled from 'styled-components';
import type { ShownProfile } from '../memberProfile.api';
import { useOwner } from '../owner';
import { SectionCard } from './SectionCard';
import { VisibilityMenu } from './VisibilityMenu';

const KINDS: { type: GoalType; title: string; add: string }[] = [
  { type: 'Career Goal', title: 'Career goals', add: 'Choose career goals' },
  { type: 'Learning Goal', title: 'Learning goals', add: 'Choose learning goals' },
  { type: 'Barrier', title: 'Barriers', add: 'Name a barrier' },
];

/** Tab 1: what she wants to reach and learn, and what is in the way. */
export function Goals({ profile }: { profile: ShownProfile }) {
  const owner = useOwner();
  const goals = profile.goals ?? [];
  const kinds = owner ? KINDS : KINDS.filter(({ type }) => goals.some((goal) => goal.type === type));
  if (kinds.length === 0)
    return <EmptyState headingLevel={2} title="No public information available." drawing="closed" />;
  return (
    <Stack $gap={24}>
      {owner && (
        <Line>
          <Meta>Salons are recommended to you by your current goals.</Meta>
          <VisibilityMenu section="goals" title="Goals" />
        </Line>
      )}
      {kinds.map(({ type, title, add }) => {
        const ofType = goals.filter((goal) => goal.type === type);
        return (
          <SectionCard key={type} part={type} title={title} add={add} isEmpty={ofType.length === 0}>
            <List>
              {ofType.map(({ id, title: words, current }) => (
                <li key={id}>
                  {shownValue(words)}
                  {current === 'false' && <Meta as="span">not current</Meta>}
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
