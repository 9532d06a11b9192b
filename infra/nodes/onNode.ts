import { delimiter, dirname } from 'node:path';

/** What has everything that a process starts run on the Node of that path, npm included. */
export const onNode = (node: string): Record<string, string> => ({
  PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --trace-deprecation`.trim(),
});
