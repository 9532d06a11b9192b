import type { ResponsePath } from '@apollo/query-planner';
import { isObject, getOwn, type Fetched } from './fetched';

/** In a plan's path: every element of a list. */
const EACH = '@';

/** The objects at a plan's path; nulls on the way are skipped. */
export function objectsAt(path: ResponsePath, root: Fetched): Fetched[] {
  if (path.length === 0) return [root];
  const objects: Fetched[] = [];
  walk({ path, objects, place: null, places: null }, root, 0);
  return objects;
}

/** The path of each of `objectsAt` in the answer, in the same order. */
export function placesAt(path: ResponsePath, root: Fetched): ResponsePath[] {
  const places: ResponsePath[] = [];
  walk({ path, objects: [], place: [], places }, root, 0);
  return places;
}

interface Walk {
  path: ResponsePath;
  /** Found so far. */
  objects: Fetched[];
  /** The current path; null where places are not asked for, as at each fetch. */
  place: (string | number)[] | null;
  places: ResponsePath[] | null;
}

function walk(on: Walk, value: unknown, depth: number): void {
  const { path, place } = on;
  if (Array.isArray(value)) {
    const next = path[depth] === EACH ? depth + 1 : depth;
    for (let index = 0; index < value.length; index++) {
      place?.push(index);
      walk(on, value[index], next);
      place?.pop();
    }
    return;
  }
  if (!isObject(value)) return;
  const key = path[depth];
  if (key === undefined) {
    on.objects.push(value);
    if (place) on.places?.push([...place]);
    return;
  }
  place?.push(key);
  walk(on, getOwn(value, String(key)), depth + 1);
  place?.pop();
}
