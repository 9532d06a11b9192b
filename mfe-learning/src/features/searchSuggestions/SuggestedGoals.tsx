import { TargetIcon } from '@athenaeum/shared-ui';
import { ownGoalsFirst } from '../../components/goals';
import { useContentGoalsToSuggestQuery } from './searchSuggestions.api';
import { suggestionsText } from './searchSuggestions.messages';
import { OwnGoal, List, Suggestion, Title } from './Suggestion';

const MAX_SUGGESTED = 6;

/** Six goals: the member's current ones, then others. */
export function SuggestedGoals() {
  const { data } = useContentGoalsToSuggestQuery({});
  const goals = ownGoalsFirst(data?.tags?.data ?? [], data?.me?.data?.goals ?? []).slice(0, MAX_SUGGESTED);
  if (goals.length === 0) return null;
  return (
    <>
      <Title>{suggestionsText.goals}</Title>
      <List aria-label={suggestionsText.goals}>
        {goals.map(({ goal, isOwn }) => (
          <li key={goal.id}>
            <Suggestion href={`/goals/${goal.slug}`}>
              <TargetIcon size={18} />
              <span>{goal.title}</span>
              {isOwn && <OwnGoal>{suggestionsText.yourGoal}</OwnGoal>}
            </Suggestion>
          </li>
        ))}
      </List>
    </>
  );
}
