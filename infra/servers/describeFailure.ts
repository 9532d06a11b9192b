import { join, relative } from 'node:path';
import type { BuildFailure } from 'esbuild';

/** Each error of a bundle with its place and its line. */
export const describeFailure = (root: string, { errors, message }: BuildFailure): string =>
  errors
    ?.map(({ text, location }) =>
      location
        ? `${relative(root, join(root, location.file))}:${location.line}:${location.column + 1}: ${text}\n  ${location.lineText.trim()}`
        : text,
    )
    .join('\n') ?? message;
