interface Line {
  /** Seconds. */
  start: number;
  end: number;
}

/** How far a line is in the recording, 0 to 1, as far as its transcript tells: it ends with the last line. */
export const fractionAt = (lines: readonly Line[], at: number): number =>
  (lines[at]?.start ?? 0) / (lines.at(-1)?.end || 1);

/** The line at such a position; undefined at the beginning. */
export function lineAt(lines: readonly Line[], fraction: number): number | undefined {
  const at = lines.findLastIndex((_line, index) => fractionAt(lines, index) <= fraction);
  return at > 0 ? at : undefined;
}
