import type { Problem } from '../../engine';

export interface ShapingContext {
  variables: Record<string, unknown>;
  /**
   * Found so far. A value is reported with an empty path; on the way back each field and list around it puts its own step in front
   * (`prefixPaths`), until the path begins at the root: `[]`, `['title']`, `[1, 'title']`, `['goals', 1, 'title']`.
   */
  problems: Problem[];
}

/** A null that has been reported already: it propagates to the nearest nullable field. */
export const PROPAGATED_NULL = Symbol('propagated null');

/**
 * Turns a fetched value into its part of the requested response: what was fetched beside the request (keys, type names) is left
 * out, and what does not match the supergraph's types is null. Compiled once for each operation (`compileShape`), by the engine that
 * executes Apollo's query plans with our own code; Apollo's engine does the same by itself (`engine.ts` has both).
 */
export type Shape = (value: unknown, shaping: ShapingContext) => unknown;

/** Reports a value that may not be where it is, and answers in its place. */
export function reportNull(shaping: ShapingContext, message: string): typeof PROPAGATED_NULL {
  shaping.problems.push({ message, path: [] });
  return PROPAGATED_NULL;
}

/** Puts a step in front of the paths of the problems that were reported inside it: those after the first `countBefore`. */
export function prefixPaths(shaping: ShapingContext, countBefore: number, step: string | number): void {
  for (let index = countBefore; index < shaping.problems.length; index++)
    shaping.problems[index]!.path.unshift(step);
}
