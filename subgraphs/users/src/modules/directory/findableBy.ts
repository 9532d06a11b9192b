import { hasRole } from '@athenaeum/kit';
import { FINDABLE_LEVELS, type FindableLevel } from '../user/findable';
import type { ProfileViewer } from '../user/visibleValue';

type Condition = Record<string, unknown>;

/** A condition on what this viewer may find members by: all of it for admins and of herself, her connections' share of theirs. */
export function findableBy(viewer: ProfileViewer, part: 'values' | 'text', condition: Condition): Condition {
  const at = (level: FindableLevel) => ({ [`findable.${level}.${part}`]: condition });
  if (hasRole(viewer, 'admin')) return { $or: FINDABLE_LEVELS.map(at) };
  const own = viewer.id ?? '';
  return {
    $or: [
      at('everyone'),
      { _id: { $in: [own, ...viewer.connectedIds] }, ...at('connections') },
      { _id: own, ...at('hidden') },
    ],
  };
}

/** The same share as an aggregation expression: every value the viewer may find a member by. */
export function findableValues(viewer: ProfileViewer): Condition {
  const at = (level: FindableLevel) => `$findable.${level}.values`;
  if (hasRole(viewer, 'admin')) return { $concatArrays: FINDABLE_LEVELS.map(at) };
  const own = viewer.id ?? '';
  const near = [own, ...viewer.connectedIds];
  return {
    $concatArrays: [
      at('everyone'),
      { $cond: [{ $in: ['$_id', near] }, at('connections'), []] },
      { $cond: [{ $eq: ['$_id', own] }, at('hidden'), []] },
    ],
  };
}
