import { randomUUID } from 'node:crypto';
import { notFound } from '@athenaeum/kit';
import { sameText, type GoalType, type ProfileInput } from '@athenaeum/users-contract';
import type { UserRow } from '../../user/user.model';
import { isSame, type PartChange } from './partChange';

type Stored = UserRow['goals'][number];
type Given = NonNullable<ProfileInput['goals']>[number];

/** New titles are created, missing ones removed, `current` updated (community, section 4). */
export function changedGoals(
  { goals: stored }: UserRow,
  given: readonly Given[],
  only: GoalType | null,
): PartChange[] {
  const inScope = ({ type }: { type: string }) => only === null || type === only;
  const goals = [
    ...stored.filter((goal) => !inScope(goal)),
    ...given.map((goal) => reconciled(stored.filter(inScope), goal)),
  ];
  const types = [...new Set([...stored, ...goals].map(({ type }) => type))].filter(
    (type) => !isSame(ofType(stored, type), ofType(goals, type)),
  );
  const kept = new Set(goals.map(({ id }) => id));
  return types.map((type) => ({
    part: type,
    set: { goals },
    loses: ofType(stored, type).some(({ id }) => !kept.has(id)),
    told: { goals: goals.map(({ title, type, created_at }) => ({ title, type, created_at })) },
  }));
}

function reconciled(stored: readonly Stored[], { id, title, type, current }: Given): Stored {
  const named = id ? stored.find((goal) => goal.id === id) : undefined;
  if (id && !named) throw notFound('goal');
  const known = named ?? stored.find((goal) => goal.type === type && sameText(goal.title, title));
  return {
    id: known?.id ?? randomUUID(),
    title,
    type,
    current: current ?? 'true',
    created_at: known?.created_at ?? Date.now(),
  };
}

const ofType = (goals: readonly Stored[], type: string) => goals.filter((goal) => goal.type === type);
