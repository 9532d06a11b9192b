import { DEMO_GOALS, demoId, type DemoGoal, type DemoRandom } from '@athenaeum/kit/demo';
import type { UserRow } from '../modules/user/user.model';

type Goals = UserRow['goals'];

/** One to five, popular ones more often; some are done. */
export function goalsOf(slug: string, random: DemoRandom, since: number): Goals {
  const chosen = new Set(
    Array.from({ length: random.between(1, 5) }, () => DEMO_GOALS[random.skewed(DEMO_GOALS.length)]!),
  );
  return [...chosen].map((goal) => toGoal(slug, goal, random.chance(0.8), since));
}

/** By title, so that an account's goals are those of the design. */
export function namedGoals(slug: string, titles: Record<string, boolean>, since: number): Goals {
  return Object.entries(titles).map(([title, isCurrent]) => {
    const goal = DEMO_GOALS.find((one) => one.title === title);
    if (!goal) throw new Error(`"${title}" is no goal of the demo world`);
    return toGoal(slug, goal, isCurrent, since);
  });
}

const toGoal = (slug: string, goal: DemoGoal, isCurrent: boolean, since: number): Goals[number] => ({
  id: demoId('goal', `${slug}:${goal.slug}`),
  title: goal.title,
  type: goal.type,
  current: isCurrent ? 'true' : 'false',
  created_at: since,
});
