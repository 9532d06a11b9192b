import { isObject, getOwn, setOwn, type Fetched } from './fetched';

/** Merges another subgraph's answer about the same object. Lists of equal length are merged by index. */
export function merge(target: Fetched, source: Fetched): void {
  for (const key in source) {
    const added = source[key];
    if (added === undefined) continue;
    const present = getOwn(target, key);
    if (isObject(present) && isObject(added)) merge(present, added);
    else if (Array.isArray(present) && Array.isArray(added) && present.length === added.length)
      mergeLists(present, added);
    else setOwn(target, key, added);
  }
}

function mergeLists(target: unknown[], source: unknown[]): void {
  for (const [index, added] of source.entries()) {
    const present = target[index];
    if (isObject(present) && isObject(added)) merge(present, added);
    else target[index] = added;
  }
}
