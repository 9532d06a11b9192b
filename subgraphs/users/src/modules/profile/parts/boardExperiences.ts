import { randomUUID } from 'node:crypto';
import { notFound } from '@athenaeum/kit';
import type { ProfileInput } from '@athenaeum/users-contract';
import type { UserRow } from '../../user/user.model';
import { isSame, type PartChange } from './partChange';

type Stored = UserRow['board_experiences'][number];
type Given = NonNullable<ProfileInput['board_experiences']>[number];

/** Entries with an id are updated, those without are new, missing ones are removed. */
export function changedBoardExperiences(
  { board_experiences: stored }: UserRow,
  given: readonly Given[],
): PartChange[] {
  const left = [...stored];
  const board_experiences = given.map((board) => {
    const at = board.id
      ? left.findIndex(({ id }) => id === board.id)
      : // Sent a second time, it is the one that the first time created.
        left.findIndex((known) => isSame({ ...known, id: null }, { ...board, id: null }));
    if (board.id && at < 0) throw notFound('board experience');
    const [known] = at < 0 ? [] : left.splice(at, 1);
    return { ...board, id: known?.id ?? randomUUID() } as Stored;
  });
  if (isSame(stored, board_experiences)) return [];
  return [{ part: 'board_experiences', set: { board_experiences }, loses: left.length > 0 }];
}
