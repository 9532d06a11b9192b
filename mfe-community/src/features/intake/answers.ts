import { type GoalType, type ProfileFieldName, profileFields } from '@athenaeum/users-contract';
import * as z from 'zod/mini';
import type { SaveIntakeAnswerMutationVariables } from './__generated__/intake';
import type { Answered } from './intake.api';
import type { Answers, Question } from './questions/question';

type SaveInput = SaveIntakeAnswerMutationVariables['input'];

/** Each question about goals asks for one type. */
const GOAL_TYPE: Record<string, GoalType> = {
  career_goals: 'Career Goal',
  learning_goals: 'Learning Goal',
  barriers: 'Barrier',
};

const isSome = ({ kind }: Question) => kind === 'chips' || kind === 'ticks';

/** The member's answers so far. */
export const answersOf = (me: Answered, questions: readonly Question[]): Answers =>
  Object.fromEntries(
    questions.map((question) => [question.name, answerTo(me, question.name) ?? (isSome(question) ? [] : '')]),
  );

function answerTo(me: Answered, name: string): string | string[] | null {
  const type = GOAL_TYPE[name];
  if (!type) return (me[name as keyof Answered] as string | string[] | null | undefined) ?? null;
  return (me.goals ?? [])
    .filter((goal) => goal.type === type && goal.current !== 'false')
    .map(({ title }) => title);
}

/** The form schema of a step: the profile's checks. Every answer is optional. */
export const schemaOf = (questions: readonly Question[]) =>
  z.object(
    Object.fromEntries(
      questions.map(({ name }) => [
        name,
        name in GOAL_TYPE ? z.array(z.string()) : profileFields[name as ProfileFieldName],
      ]),
    ),
  );

/** The mutation input that saves one answer. */
export function saveInput(me: Answered, name: string, value: string | string[], version: number): SaveInput {
  const goal_type = GOAL_TYPE[name];
  if (!goal_type) return { version, [name]: value === '' ? null : value };
  const titles = value as string[];
  const known = (me.goals ?? []).filter(({ type }) => type === goal_type);
  // A goal that was marked as not current elsewhere stays so.
  const aside = known.filter(({ title, current }) => current === 'false' && !titles.includes(title));
  const chosen = titles.map((title) => ({ title, type: goal_type, current: 'true' as const }));
  const kept = aside.map(({ id, title, type, current }) => ({ id, title, type, current }));
  return { version, goals: [...chosen, ...kept], goal_type };
}
