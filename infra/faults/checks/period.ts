import type { State } from '../finalState';
import type { Operation } from '../history';

/** What was asked between two moments at which nothing was under way. A check answers what is wrong, in sentences. */
export interface Period {
  operations: readonly Operation[];
  before: State;
  after: State;
}

export type Check = (period: Period) => string[];

export function groupBy<T>(list: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(nameOf(item));
    if (group) group.push(item);
    else groups.set(nameOf(item), [item]);
  }
  return groups;
}
