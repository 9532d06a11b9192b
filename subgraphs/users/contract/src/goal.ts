import * as z from 'zod/mini';
import { GOAL_CURRENT, GOAL_TYPES } from './givenLists';
import { PROFILE_COUNTS, USER_LIMITS } from './limits';
import { PROFILE_MESSAGES } from './profileFields';
import { sameText } from './values';

export const GOAL_MESSAGES = {
  title: 'Write your goal or remove it',
  type: 'Choose what kind of goal this is',
  duplicate: 'You have this goal already',
} as const;

/** A goal as it is saved; identified by its title within its type. */
export const goal = z.strictObject({
  id: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  title: z
    .string(GOAL_MESSAGES.title)
    .check(
      z.trim(),
      z.minLength(1, GOAL_MESSAGES.title),
      z.maxLength(USER_LIMITS.goalTitle, PROFILE_MESSAGES.tooLong(USER_LIMITS.goalTitle)),
    ),
  type: z.enum(GOAL_TYPES, GOAL_MESSAGES.type),
  current: z._default(z.nullable(z.enum(GOAL_CURRENT)), 'true'),
});

/** All goals, or all of one type. Missing titles are removed. */
export const goals = z
  .array(goal)
  .check(z.maxLength(PROFILE_COUNTS.goals, PROFILE_MESSAGES.tooMany(PROFILE_COUNTS.goals)), (context) => {
    context.value.forEach(({ title, type }, place) => {
      const before = context.value.slice(0, place);
      if (before.some((other) => other.type === type && sameText(other.title, title)))
        context.issues.push({
          code: 'custom',
          input: title,
          path: [place, 'title'],
          message: GOAL_MESSAGES.duplicate,
        });
    });
  });
