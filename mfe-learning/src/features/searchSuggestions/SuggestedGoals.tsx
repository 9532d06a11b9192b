import { TargetIcon } from '@athenaeum/shared-ui';
import { useContentGoalsToSuggestQuery } from './searchSuggestions.api';
import { suggestedGoals } from './suggestedGoals';
import { Hers, List, Suggestion, Title } from './Suggestion';

export function SuggestedGoals() {
  const { data } = useContentGoalsToSuggestQuery({});
  const goals = suggestedGoals(data?.tags?.data ?? [], data?.me?.data?.goals ?? []);
  if (goals.length === 0) return null;
  return (
    <>
      <Title>Goals</Title>
      <List aria-label="Goals">
        {goals.map(({ goal, isHers }) => (
          <li key={goal.id}>
            <Suggestion href={`/goals/${goal.slug}`}>
              <TargetIcon size={18} />
              <span>{goal.title}</span>
              {isHers && <Hers>Your goal</Hers>}
            </Suggestion>
          </li>
        ))}
      </List>
    </>
  );
}
