import { randomBytes } from 'node:crypto';

/** The secrets that have a predecessor, in the order in which they are printed. */
export const ROTATED = ['SESSION_SECRET', 'INTERNAL_KEY', 'REPORT_KEY'] as const;
export type Rotated = (typeof ROTATED)[number];

const LENGTH = 32;

export interface Order {
  names: readonly Rotated[];
  /** Takes the predecessors away instead: what was made with them ends. */
  drop: boolean;
}

/**
 * The same lines of `NAME=value` with a new secret under each name, and the one before it under `NAME_PREVIOUS`; all other
 * lines stay as they are.
 * @returns null when one of the names has no value to rotate.
 */
export function rotateKeys(
  text: string,
  { names, drop }: Order,
  draw: () => string = () => randomBytes(LENGTH).toString('base64url'),
): string | null {
  let lines = text.split('\n');
  for (const name of names) {
    const current = valueOf(lines, name);
    if (!current) return null;
    if (drop) lines = lines.filter((line) => !isOf(line, previousOf(name)));
    else lines = withValue(withValue(lines, previousOf(name), current, name), name, draw(), name);
  }
  return lines.join('\n');
}

const previousOf = (name: Rotated) => `${name}_PREVIOUS`;
const isOf = (line: string, name: string) => line.startsWith(`${name}=`);
const valueOf = (lines: readonly string[], name: string) =>
  lines
    .find((line) => isOf(line, name))
    ?.slice(name.length + 1)
    .trim();

/** In the place of the line it has, or behind that of another. */
function withValue(lines: readonly string[], name: string, value: string, behind: string): string[] {
  const line = `${name}=${value}`;
  if (lines.some((one) => isOf(one, name))) return lines.map((one) => (isOf(one, name) ? line : one));
  return lines.flatMap((one) => (isOf(one, behind) ? [one, line] : [one]));
}
