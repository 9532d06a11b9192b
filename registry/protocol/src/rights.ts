import * as z from 'zod';

/**
 * The rights of a key or a token in an area, each with what it allows, for the help of the command that manages keys. They
 * are independent.
 */
export const RIGHTS = {
  deploy: 'make a version live for everybody',
  canary: 'release a canary: a version for staff and a share of visitors',
  promote: 'promote the canary to everybody',
  preview: 'publish a preview for those who open its link',
  rollback: 'roll back to an earlier version, or withdraw a canary',
  kill: 'kill a version, in open pages too',
  untested: 'release without the smoke test',
  site: 'release code that runs on a server',
} as const;

export type Right = keyof typeof RIGHTS;

export const right = z.enum(Object.keys(RIGHTS) as [Right, ...Right[]]);
/** An area, by the name of its remote: `mfe-book-club`. */
export const area = z
  .string()
  .max(60)
  .regex(/^mfe(-[a-z0-9]+)+$/, 'Names of areas look like mfe-book-club');
