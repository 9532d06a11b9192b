import type { GoalHolderFragment } from './__generated__/goal';

export type OwnGoal = NonNullable<GoalHolderFragment['goals']>[number];

const isAbout = (title: string) => (goal: OwnGoal) => goal.title.toLowerCase() === title.toLowerCase();

/** The member's goal of that title; one whose `current` is 'false' does not count (specification 3). */
export const ownGoal = (goals: readonly OwnGoal[], title: string): OwnGoal | undefined =>
  goals.find((goal) => isAbout(title)(goal) && goal.current !== 'false');

/** The goals with one more. */
export const withGoal = (goals: readonly OwnGoal[], goal: OwnGoal): OwnGoal[] => [
  ...withoutGoal(goals, goal.title),
  goal,
];

export const withoutGoal = (goals: readonly OwnGoal[], title: string): OwnGoal[] =>
  goals.filter((goal) => !isAbout(title)(goal));
