import { TargetIcon } from '@athenaeum/shared-ui';
import { herGoalsFirst } from '../../components/goals';
import { useContentGoalsToSuggestQuery } from './searchSuggestions.api';
import { suggestionsText } from './searchSuggestions.messages';
import { Hers, List, Suggestion, Title } from './Suggestion';

const SUGGESTED = 6;

/** Six goals: those she works on now, then others. */
export function SuggestedGoals() {
  const { data } = useContentGoalsToSuggestQuery({});
  const goals = herGoalsFirst(data?.tags?.data ?? [], data?.me?.data?.goals ?? []).slice(0, SUGGESTED);
  if (goals.length === 0) return null;
  return (
    <>
      <Title>{suggestionsText.goals}</Title>
      <List aria-label={suggestionsText.goals}>
        {goals.map(({ goal, isHers }) => (
          <li key={goal.id}>
            <Suggestion href={`/goals/${goal.slug}`}>
              <TargetIcon size={18} />
              <span>{goal.title}</span>
              {isHers && <Hers>{suggestionsText.yourGoal}</Hers>}
            </Suggestion>
          </li>
        ))}
      </List>
    </>
  );
}
