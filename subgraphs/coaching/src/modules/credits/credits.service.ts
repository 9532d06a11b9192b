import { CreditEntry, type CreditEntryRow } from './creditEntry.model';

export interface Balance {
  user_id: string;
  /** Minutes in all, held ones included. */
  quantity: number;
  held: number;
}

/** The sums of many members' ledgers in one read; a member without a line is left out. */
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
