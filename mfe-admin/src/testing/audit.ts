import type { AuditedThing } from '@athenaeum/users-contract';

const NOTHING = { text: null, at: null, of: null, id: null };

/** A value of the audit log, in words. */
export const aValue = (text: string) => ({ ...NOTHING, text });
export const aMoment = (at: number) => ({ ...NOTHING, at });
export const aThing = (of: AuditedThing, id: string, text: string | null = null) => ({
  ...NOTHING,
  of,
  id,
  text,
});
