import type { Problem } from '../../engine';

export interface Shaping {
  variables: Record<string, unknown>;
  /** Their paths are from the place that tells them. */
  problems: Problem[];
}

/** Stands for a null that is already explained: the next nullable field above takes it. */
export const NULLED = Symbol('nulled');

/** Makes of what was fetched what was asked for. */
export type Shape = (value: unknown, shaping: Shaping) => unknown;

export function nulled(shaping: Shaping, message: string): typeof NULLED {
  shaping.problems.push({ message, path: [] });
  return NULLED;
}

/** The problems from `known` on were told one step deeper. */
export function told(shaping: Shaping, known: number, step: string | number): void {
  for (let index = known; index < shaping.problems.length; index++)
    shaping.problems[index]!.path.unshift(step);
}
