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
/** Who writes portfolios. */
export const writers: readonly Role[] = ['coach', 'admin'];
/** Who runs the opportunities board. */
export const boardStaff: readonly Role[] = ['support', 'admin'];
/** Who looks after the content. */
export const editors: readonly Role[] = ['editor', 'admin'];
/** Only the gateway itself: such fields are also `@inaccessible`. */
export const gatewayOnly: readonly Role[] = ['service'];

/** Other services, which say who they are by a token; such fields can be named at the gateway. */
export const services: readonly Role[] = ['service'];

/** `Query.salon` or `Mutation.createRSVP` to the roles that may call it. */
export type AccessTable = Readonly<Record<`${'Query' | 'Mutation'}.${string}`, readonly Role[]>>;
