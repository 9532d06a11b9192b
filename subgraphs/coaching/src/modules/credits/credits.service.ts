import { CreditEntry, type CreditEntryRow } from './creditEntry.model';

export interface Balance {
  user_id: string;
  /** Minutes in all, including held ones. */
  quantity: number;
  held: number;
}

/** The balances of many members in one query; a member without lines is left out. */
export const balancesOf = (userIds: readonly string[]): Promise<Balance[]> =>
  CreditEntry.aggregate<Balance>([
    { $match: { user_id: { $in: userIds } } },
    { $group: { _id: '$user_id', quantity: { $sum: '$minutes' }, held: { $sum: '$held' } } },
    { $project: { _id: 0, user_id: '$_id', quantity: 1, held: 1 } },
  ]);

/** Ledgers of many members, each newest first. */
export const ledgersOf = (userIds: readonly string[]): Promise<CreditEntryRow[]> =>
  CreditEntry.find({ user_id: { $in: userIds } })
    .sort({ user_id: 1, sequence: -1 })
    .lean<CreditEntryRow[]>();
