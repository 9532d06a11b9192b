import * as z from 'zod';

/**
 * The rights of a key or a token in an area, each with what it allows, for the help of the command that manages keys. They
 * are independent.
 */
export const RIGHTS = {
  deploy: 'give everybody a version',
  canary: 'give a version to some first',
  promote: 'give everybody what some are trying',
  preview: 'show a version to those who open a link to it',
  rollback: 'take a version back',
  kill: 'withdraw a version from open pages too',
  untested: 'leave the smoke test out',
  site: 'bring code that runs on a server',
} as const;

export type Right = keyof typeof RIGHTS;

export const right = z.enum(Object.keys(RIGHTS) as [Right, ...Right[]]);
/** The name of an area: that of its remote, such as `mfe-book-club`. */
export const area = z
  .string()
  .max(60)
  .regex(/^mfe(-[a-z0-9]+)+$/, 'Names of areas look like mfe-book-club');
