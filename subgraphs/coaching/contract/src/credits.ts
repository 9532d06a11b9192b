/** Kinds of changes of a member's coaching time; each is a line of the ledger, which is append-only. */
export const CREDIT_ENTRY_TYPES = ['purchase', 'hold', 'release', 'debit', 'adjustment'] as const;
export type CreditEntryType = (typeof CREDIT_ENTRY_TYPES)[number];

/** `90` as `1 h 30 min`. */
export function creditTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

export const CREDIT_LIMITS = { minutes: 6000, reason: 300 } as const;
