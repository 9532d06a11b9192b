import type { ResponsePath } from '@apollo/query-planner';
import { isObject, getOwn, type Fetched } from './fetched';

/** In a plan's path: every element of a list. */
const EACH = '@';

/** The objects at a plan's path; nulls on the way are skipped. */
export function objectsAt(path: ResponsePath, root: Fetched): Fetched[] {
  if (path.length === 0) return [root];
  const found: Fetched[] = [];
  walk({ path, place: [], visit: (object) => void found.push(object) }, root, 0);
  return found;
}

/** The path of each of `objectsAt` in the answer, in the same order. */
export function placesAt(path: ResponsePath, root: Fetched): ResponsePath[] {
  const found: ResponsePath[] = [];
  walk({ path, place: [], visit: (_object, place) => void found.push([...place]) }, root, 0);
  return found;
}

interface Walk {
  path: ResponsePath;
  /** The current path. */
  place: (string | number)[];
  visit: (object: Fetched, place: readonly (string | number)[]) => void;
}

function walk(on: Walk, value: unknown, depth: number): void {
  const { path, place, visit } = on;
  if (Array.isArray(value)) {
    const next = path[depth] === EACH ? depth + 1 : depth;
    for (let index = 0; index < value.length; index++) {
      place.push(index);
      walk(on, value[index], next);
      place.pop();
    }
    return;
  }
  if (!isObject(value)) return;
  const key = path[depth];
  if (key === undefined) return visit(value, place);
  place.push(key);
  walk(on, getOwn(value, String(key)), depth + 1);
  place.pop();
}
