import type { Problem } from '../../engine';

export interface Shaping {
  variables: Record<string, unknown>;
  /** Their paths are relative to where they are reported. */
  problems: Problem[];
}

/** A null that has been reported already: it propagates to the nearest nullable field. */
export const NULLED = Symbol('nulled');

/** Turns fetched data into the requested response. */
export type Shape = (value: unknown, shaping: Shaping) => unknown;

export function nulled(shaping: Shaping, message: string): typeof NULLED {
  shaping.problems.push({ message, path: [] });
  return NULLED;
}

/** Prefixes the paths of the problems from index `known` on with one more step. */
export function told(shaping: Shaping, known: number, step: string | number): void {
  for (let index = known; index < shaping.problems.length; index++)
    shaping.problems[index]!.path.unshift(step);
}
