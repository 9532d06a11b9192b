/** A mutant that no test can notice, because nothing that anybody sees is different. */
export interface Equivalent {
  file: string;
  /** The line before and after, as the report prints them. */
  original: string;
  mutated: string;
  reason: string;
}

const CREDITS = 'subgraphs/coaching/src/modules/credits/credits.service.ts';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'subgraphs/coaching/src/modules/availability/availability.service.ts',
    original: 'const HOUR = 3_600_000;',
    mutated: 'const HOUR = 7200000;',
    reason: 'It says how far around sessions are looked for: from further away none reaches in.',
  },
  {
    file: 'subgraphs/coaching/src/modules/credits/ledger.ts',
    original: 'if (lines.length === 0) return;',
    mutated: 'if (false) return;',
    reason: 'No line is written either way; this asks the database one question less.',
  },
  {
    file: 'subgraphs/coaching/src/modules/availability/availability.service.ts',
    original: 'const around = { $gte: start - LONGEST, $lt: end + LONGEST };',
    mutated: 'const around = { $gte: start - LONGEST, ...{} };',
    reason: 'A session after the end takes no time before it; reading it is only slower.',
  },
  {
    file: 'subgraphs/coaching/src/modules/credits/ledger.ts',
    original: "isDuplicateKey(error) && 'sequence' in ((error as { keyPattern?: object }).keyPattern ?? {});",
    mutated: "'sequence' in ((error as { keyPattern?: object }).keyPattern ?? {});",
    reason: 'Only an error of a duplicate key has a pattern of one.',
  },
  {
    file: CREDITS,
    original: "{ $project: { _id: 0, user_id: '$_id', quantity: 1, held: 1 } },",
    mutated: "{ $project: { _id: 1, user_id: '$_id', quantity: 1, held: 1 } },",
    reason: 'The id of a sum is the member, which it names already; nobody reads it.',
  },
  {
    file: CREDITS,
    original: '.sort({ user_id: 1, sequence: -1 })',
    mutated: '.sort({ user_id: -1, sequence: -1 })',
    reason: 'The loader takes the lines apart by member again.',
  },
  {
    file: CREDITS,
    original: '.sort({ user_id: 1, sequence: -1 })',
    mutated: '.sort({ ...{}, sequence: -1 })',
    reason: 'The loader takes the lines apart by member again.',
  },
  {
    file: CREDITS,
    original: 'CreditEntry.find({ user_id: { $in: userIds } })',
    mutated: 'CreditEntry.find({ ...{} })',
    reason:
      'The loader hands out only the lines of the members it was asked for; reading all is only slower.',
  },
];
