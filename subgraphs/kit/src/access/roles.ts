import type { Role } from '../viewer';

export const signedIn: readonly Role[] = ['prospect', 'member', 'coach', 'support', 'editor', 'admin'];
export const anyone: readonly Role[] = ['visitor', ...signedIn];
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

/** The roles of each set that `@access` names. */
export const callers = {
  anyone,
  signedIn,
  members,
  writers,
  boardStaff,
  editors,
  admins,
  gatewayOnly,
  services,
};
export type Callers = keyof typeof callers;

export const rolesOf = (sets: readonly Callers[]): readonly Role[] => [
  ...new Set(sets.flatMap((set) => callers[set])),
];
