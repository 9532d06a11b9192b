/** A mutant that no test can notice, because nothing that anybody sees is different. */
export interface Equivalent {
  file: string;
  /** The line before and after, as the report prints them. */
  original: string;
  mutated: string;
  reason: string;
}

export const equivalents: readonly Equivalent[] = [];
