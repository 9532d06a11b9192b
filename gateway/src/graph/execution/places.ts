import type { ResponsePath } from '@apollo/query-planner';
import { isObject, own, type Fetched } from './fetched';

/** Stands in a plan's path for every element of a list. */
const EACH = '@';

/** The objects that a plan's path leads to. What is null on the way leads nowhere. */
export function objectsAt(path: ResponsePath, root: Fetched): Fetched[] {
  if (path.length === 0) return [root];
  const found: Fetched[] = [];
  walk(path, root, (object) => void found.push(object));
  return found;
}

/** Where each of `objectsAt` stands in the answer, in the same order. */
export function placesAt(path: ResponsePath, root: Fetched): ResponsePath[] {
  const found: ResponsePath[] = [];
  walk(path, root, (_object, place) => void found.push([...place]));
  return found;
}

function walk(
  path: ResponsePath,
  root: Fetched,
  visit: (object: Fetched, place: readonly (string | number)[]) => void,
): void {
  const place: (string | number)[] = [];
  step(root, 0);

  function step(value: unknown, depth: number): void {
    if (Array.isArray(value)) {
      const next = path[depth] === EACH ? depth + 1 : depth;
      for (let index = 0; index < value.length; index++) {
        place.push(index);
        step(value[index], next);
        place.pop();
      }
      return;
    }
    if (!isObject(value)) return;
    const key = path[depth];
    if (key === undefined) return visit(value, place);
    place.push(key);
    step(own(value, String(key)), depth + 1);
    place.pop();
  }
}
