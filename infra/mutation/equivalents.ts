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
