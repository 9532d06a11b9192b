import type { Role } from '../viewer';

export const anyone: readonly Role[] = [
  'visitor',
  'prospect',
  'member',
  'coach',
  'support',
  'editor',
  'admin',
];
export const signedIn: readonly Role[] = ['prospect', 'member', 'coach', 'support', 'editor', 'admin'];
export const members: readonly Role[] = ['member', 'coach', 'support', 'editor', 'admin'];
export const admins: readonly Role[] = ['admin'];
/** Who writes a member's BCP. */
export const writers: readonly Role[] = ['coach', 'admin'];
/** Who runs the opportunities board. */
export const boardStaff: readonly Role[] = ['support', 'admin'];
/** Who edits content. */
export const editors: readonly Role[] = ['editor', 'admin'];
/** The gateway itself; such fields are also `@inaccessible`. */
export const gatewayOnly: readonly Role[] = ['service'];

/** Other systems, identified by a token; clients of the gateway can select such fields. */
export const services: readonly Role[] = ['service'];

/** `Query.salon` or `Mutation.createRSVP` to the roles that may call it. */
export type AccessTable = Readonly<Record<`${'Query' | 'Mutation'}.${string}`, readonly Role[]>>;
